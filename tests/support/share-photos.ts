import { randomInt } from "node:crypto";
import sharp from "sharp";
import { solveProofOfWork } from "#app/pages/wedding-page/elements/proof-of-work.ts";

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a random photo as a file to upload. */
export async function makePhoto(name: string, width = 300, height = 225): Promise<PhotoFile> {
  const channel = () => randomInt(256);
  const background = { r: channel(), g: channel(), b: channel() };
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** Shares photos over HTTP as one guest. */
export async function sharePhotos(
  site: string,
  weddingId: string,
  count: number,
  width = 60,
): Promise<void> {
  const html = await (await fetch(`${site}/wedding?id=${weddingId}`)).text();
  const formToken = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const proof = await solveProofOfWork(formToken);
  for (let number = 1; number <= count; number++) {
    const form = new FormData();
    const fields = {
      guestName: "Solveig",
      caption: `Bilde nummer ${number}`,
      ticket: formToken,
      proof,
    };
    for (const field of Object.entries(fields)) form.append(...field);
    const { buffer } = await makePhoto(
      "",
      width,
      Math.round(width * ([0.75, 1, 1.33][number % 3] ?? 1)),
    );
    form.append("photo", new Blob([new Uint8Array(buffer)], { type: "image/jpeg" }), "b.jpg");
    const path = `${site}/wedding/photos?id=${weddingId}`;
    const response = await fetch(path, { method: "POST", body: form });
    if (response.status !== 201) throw new Error(`photo not stored: ${await response.text()}`);
  }
}
