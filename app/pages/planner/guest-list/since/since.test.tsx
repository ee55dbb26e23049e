import { randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AccountId, SignedInUser } from "#app/features/accounts/access.server.ts";
import { changeGuest, setStatuses } from "#app/features/guests/admin/commands.server.ts";
import { markChangesSeen } from "#app/features/guests/changes/commands.server.ts";
import { changeGuestList } from "#app/features/guests/commands.server.ts";
import { sendAnswer } from "#app/features/rsvp/commands.server.ts";
import { guestTotals } from "#app/features/rsvp/guest-links/diets/queries.server.ts";
import { attendancesOf } from "#app/features/rsvp/guest-links/queries.server.ts";
import { sendHouseholdAnswer } from "#app/features/rsvp/households/commands.server.ts";
import { householdAnswerKind } from "#app/features/rsvp/households/rules.ts";
import {
  type OwnedWeddingId,
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  answer,
  guestEntry,
  insertAccount,
  insertGuest,
  insertOwner,
  insertUser,
  insertWedding,
  nextEntryOf,
} from "#tests/support/factories.ts";
import { invitedHousehold } from "#tests/support/guest-answers.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { loadSince } from "./load-since.server.ts";
import { Since } from "./since.tsx";

useTestDatabase();
afterEach(() => setClock());

let wedding: OwnedWeddingId;
let page: PublicWeddingId;
let user: SignedInUser;
const wednesday = Date.UTC(2026, 10, 18, 21, 14);
const hour = 3600 * 1000;

beforeEach(async () => {
  wedding = await insertWedding();
  user = await insertAccount();
  await insertOwner(wedding, user.id);
  page = await requirePublicWedding(new Request(`http://jaord.test/wedding?id=${wedding}`));
  setClock(() => wednesday);
});

test("without answers it says that nobody has answered", async () => {
  expect(await text()).toContain("Ingen har svart ennå.");
});

test("it tells what guests did, and the totals before and after", async () => {
  await insertGuest(wedding);
  const entry = guestEntry(page);
  await sendAnswer(entry, answer({ dietaryRestrictions: "Nøtter" }));
  await seen();
  setClock(() => wednesday + hour);
  await sendAnswer(nextEntryOf(entry), answer({ attending: false, message: "Har fått vakt" }));
  const rolf = { guestName: "Rolf", email: "rolf@epost.no", plusOneName: "Siri" };
  await sendAnswer(guestEntry(page), answer(rolf));
  const shown = await text();
  expect(shown).toContain("Kari Nordmann kommer ikke likevel");
  expect(shown).toContain("Rolf kommer");
  expect(shown).toContain("Sammen med Siri.");
  expect(shown).toContain("Svarte Kommer først. «Har fått vakt»");
  expect(shown).toContain("Siden du var her i dag kl. 22.14");
  expect(shown).toContain("Kommerfør 12to nye, én mindre");
  expect(shown).toContain("Beskjeder til kjøkkenetfør 10");
  expect(shown, "in the title row").toContain("Siden sist2");
});

test("it tells what the partner has set", async () => {
  const ola = await insertUser({ name: "Ola" });
  await insertOwner(wedding, ola);
  const names = ["Gudrun", "Rolf"];
  const values = await Promise.all(
    names.map(async (name) => {
      return { id: await insertGuest(wedding, { name }), value: "attending" as const };
    }),
  );
  await setStatuses(wedding, values, author(ola));
  expect(await text()).toContain("Ola satte Gudrun og Rolf til Kommer");
});

test("it tells the kitchen's news of a companion", async () => {
  const householdId = randomUUID();
  const guestId = await insertGuest(wedding, { name: "Marit Moe", householdId, plusOne: true });
  const household = await invitedHousehold(wedding, householdId);
  const entry = guestEntry(page, { kind: householdAnswerKind });
  const send = (diet: string, severeAllergy: boolean) => {
    const companion = { name: "Jonas Lie", dietaryRestrictions: diet, severeAllergy };
    const own = { dietaryRestrictions: "Vegan", severeAllergy: false };
    const people = [{ guestId, attending: true, ...own, companion }];
    const sent = { people, message: null, email: null };
    return sendHouseholdAnswer(nextEntryOf(entry, { kind: entry.kind }), household, sent);
  };
  await send("Egg", false);
  expect(await text()).toContain("VeganMaritEggJonas");
  await seen();
  setClock(() => wednesday + hour);
  await send("Egg", true);
  const shown = await text();
  expect(shown).toContain("Marit Moe sa fra om maten");
  expect(shown).toContain("Egg, alvorligJonas");
  expect(shown).not.toContain("VeganMarit");
  expect(shown, "as before").toContain("Beskjeder til kjøkkenet2som sist");
});

test("it tells whose diet the partner has changed", async () => {
  const ola = await insertUser({ name: "Ola" });
  await insertOwner(wedding, ola);
  const id = await insertGuest(wedding, { name: "Gudrun", rsvpStatus: "attending", plusOne: true });
  await changeGuestList(wedding, (tx) =>
    changeGuest(tx, wedding, id, 1, { plusOneDietaryRequirements: "Egg" }, author(ola)),
  );
  expect(await text()).toContain("Ola endret kostholdet til følget til Gudrun");
});

test("once all is seen, nothing is new", async () => {
  await sendAnswer(guestEntry(page), answer());
  await seen();
  setClock(() => wednesday + 24 * hour);
  expect(await text()).toContain("Ingenting nytt siden");
});

function author(userId: AccountId) {
  return { userId, attendancesOf };
}

async function seen() {
  await markChangesSeen(wedding, user.id, await guestTotals(wedding));
}

async function text() {
  const since = await loadSince(wedding, user);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Since {...since} />
    </MemoryRouter>,
  );
  return parseHtml(html).document.body.textContent;
}
