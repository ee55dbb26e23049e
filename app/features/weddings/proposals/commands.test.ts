import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { config, configure } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  type ModelReply,
  startTextModelServer,
  type TextModelServer,
} from "#tests/support/text-model-server.ts";
import { writeProposal } from "./commands.server.ts";
import { modelLimit, plainText, tones } from "./rules.ts";
import type { ProposalRequest } from "./schema.ts";

useTestDatabase();

const told: ProposalRequest = {
  bride: "Ingrid",
  groom: "Mathias",
  venue: "Fruktlåven",
  city: "Lofthus",
  weddingDate: "2031-06-14",
  ceremonyTime: "",
  met: "på en dugnad",
  proposer: "groom",
  proposal: "på Trolltunga",
  loves: "",
  season: "summer",
  party: "barn",
  tone: "warm",
  variation: 0,
  writer: "model",
};
const written = {
  paragraphs: [
    "Det begynte på en dugnad. Så gikk årene.",
    "[N2] fridde til [N1] på Trolltunga. 🎉",
    "Til sommeren blir det fest på låven.",
  ],
  greeting: "Velkommen til låven.",
};
const asModel = (one: unknown) => ({
  text: JSON.stringify({ warm: one, light: one, solemn: one }),
});

let model: TextModelServer;
beforeAll(async () => {
  model = await startTextModelServer();
});
afterAll(() => model.stop());
beforeEach(() => {
  configure({ ...config(), textModel: model.settings });
  model.asked.length = 0;
  model.reply = asModel(written);
});

const write = (change: Partial<ProposalRequest> = {}, clientIp: string = randomUUID()) =>
  writeProposal({ ...told, ...change }, clientIp, new AbortController().signal);

test("the model's text comes with its names, numbers and doubts", async () => {
  const { writtenBy, paragraphs, greetings, themes, program } = await write();
  expect(writtenBy).toBe("model");
  expect(plainText(paragraphs[1]?.light ?? [])).toBe("Mathias fridde til Ingrid på Trolltunga. 🎉");
  expect(paragraphs[0]?.warm.at(-1)).toEqual({ text: "Så gikk årene.", isUnfounded: true });
  expect(paragraphs[0]?.warm).toContainEqual({ text: "dugnad", fact: 1 });
  expect(plainText(greetings.solemn)).toBe("Velkommen til låven.");
  expect([themes.length, program.length]).toEqual([3, 5]);

  const [asked] = model.asked;
  expect(asked).toMatchObject({
    path: "/v1/chat/completions",
    authorization: "Bearer nokkel",
    body: { model: "proveskriver", stream: true },
  });
  expect(JSON.stringify(asked)).not.toMatch(/Ingrid|Mathias|Lofthus|Frukt|2031/);
});

test("fenced JSON is read too", async () => {
  model.reply = { text: `Her er den:\n\`\`\`json\n${asModel(written).text}\n\`\`\`` };
  expect((await write()).writtenBy).toBe("model");
});

const withParagraph = (text: string) =>
  asModel({ ...written, paragraphs: [text, ...written.paragraphs.slice(1)] });

test.each<[string, ModelReply]>([
  ["never answers", "never"],
  ["stalls", "stalls"],
  ["never ends", "endless"],
  ["is cut off", "cut off"],
  ["shows a page", "page"],
  ["redirects", "redirect"],
  ["fails", "error"],
  ["sends nonsense", "nonsense"],
  ["hangs up", "hang up"],
  ["says nothing", { text: "" }],
  ["writes prose", { text: "Kjære dere, her er en fin tekst." }],
  ["writes other JSON", { text: '{"warm":[]}' }],
  ["nests too deep", { text: `{"warm":${"[".repeat(9_000)}${"]".repeat(9_000)}}` }],
  ["writes HTML", withParagraph("Vi møttes <img src=x onerror=alert(1)>")],
  ["writes a link", withParagraph("Les mer på https://example.com")],
  ["writes Markdown", withParagraph("[Vi](javascript:alert(1)) møttes")],
  ["invents a name", withParagraph("[N7] møtte oss på en dugnad.")],
  ["writes far too much", withParagraph("dugnad ".repeat(200))],
  ["leaves a paragraph out", asModel({ ...written, paragraphs: written.paragraphs.slice(1) })],
])("when the model %s, we write, and it says so", async (_, reply) => {
  model.reply = reply;
  const warned = vi.spyOn(log(), "warn").mockReturnValue();
  const { writtenBy, paragraphs } = await write();
  expect(writtenBy).toBe("model-failed");
  expect(paragraphs).toEqual((await write({ writer: "jaord" })).paragraphs);
  expect(JSON.stringify(warned.mock.calls)).toMatch(/text model failed/);
  expect(JSON.stringify(warned.mock.calls)).not.toMatch(/dugnad|Ingrid|Trolltunga/);
  warned.mockRestore();
});

test("when nothing listens, we write", async () => {
  configure({ ...config(), textModel: { ...model.settings, url: "http://127.0.0.1:9/v1" } });
  expect((await write()).writtenBy).toBe("model-failed");
});

test("nothing is sent without consent, nor beyond the limit", async () => {
  expect((await write({ writer: "jaord" })).writtenBy).toBe("jaord");
  expect(model.asked).toHaveLength(0);
  const clientIp = randomUUID();
  for (let i = 0; i < modelLimit.points; i++) await write({}, clientIp);
  expect((await write({}, clientIp)).writtenBy).toBe("model-limited");
  expect(model.asked).toHaveLength(modelLimit.points);
});

test("without a model configured, asking for it is answered by us", async () => {
  configure({ ...config(), textModel: undefined });
  const { writtenBy, paragraphs } = await write();
  expect(writtenBy).toBe("model-failed");
  for (const tone of tones)
    expect(plainText(paragraphs[0]?.[tone] ?? [])).toContain("på en dugnad");
});
