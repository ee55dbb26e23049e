import type { ShownListing } from "#app/features/marketplace/queries.server.ts";
import { categoryTexts, conditionTexts, listingTexts } from "#app/features/marketplace/texts.ts";
import { drawWidePlate } from "#app/ornament/plates/draw-plate.ts";
import { goods } from "#app/ornament/plates/goods.ts";
import { samplePlates } from "#app/ornament/plates/sample-plates.ts";
import { formatMoney } from "#app/platform/money.ts";
import { readPreview } from "#app/platform/pictures/pictures.server.ts";
import { sharp } from "#app/platform/pictures/sharp.server.ts";
import {
  drawLine,
  drawWordmark,
  renderShare,
  shareColors,
  shareSize,
  widthOf,
  wrapLines,
} from "./share-picture.server.tsx";

const photoWidth = 504;
const tag = { left: 556, right: 1116, top: 156 };
const margin = 48;
const lineHeight = 58;
const { ink, muted } = shareColors;
const meta = { font: "text", size: 25, color: muted } as const;
const title = { font: "display", size: 54, color: ink } as const;
const price = { font: "bold", size: 40, color: ink } as const;
const sampleMark = { font: "text", size: 25, color: "#7a5c2e" } as const;
const small = { font: "text", size: 25, color: muted } as const;

/** What is offered, with its price on a tag, as a JPEG. */
export async function renderListingShare(listing: ShownListing): Promise<Uint8Array<ArrayBuffer>> {
  const mark = listing.isSample ? drawLine(listingTexts.example, tag.left, 602, sampleMark) : "";
  const background = await drawGoods(listing);
  return renderShare(background + drawTag(listing) + mark + drawWordmark(1004, 566, 46));
}

async function drawGoods({ cover, drawing }: ShownListing): Promise<string> {
  const { width, height } = shareSize;
  const plate = drawing ? samplePlates[drawing] : undefined;
  if (plate) return drawWidePlate(plate, width, height);
  const photo = cover && (await readPreview(cover.id));
  const ground = `<rect width="${width}" height="${height}" fill="${shareColors.paper2}"/>`;
  if (!photo) return ground;
  const cut = await sharp(photo)
    .resize({ width: photoWidth, height, position: "attention" })
    .jpeg()
    .toBuffer();
  const data = `data:image/jpeg;base64,${cut.toString("base64")}`;
  return `${ground}<image width="${photoWidth}" height="${height}" href="${data}"/>`;
}

function drawTag(listing: ShownListing): string {
  const hangs = listing.drawing !== null && hasRail(listing.drawing);
  const { left, right, top } = tag;
  const inner = left + margin;
  const room = right - left - 2 * margin;
  const lines = wrapLines(listing.title, title, room, 3);
  const priceLine = top + 202 + lines.length * lineHeight;
  const bottom = priceLine + 56;
  const middle = (left + right) / 2;
  const shape = `M${left} ${top + 84}L${left + 124} ${top}H${right - 124}L${right} ${top + 84}V${bottom}H${left}Z`;
  const string =
    `M${middle} ${top + 52}C${middle - 8} ${top + 18} ${middle - 21} ${top - 14} ${middle - 11} ${top - 72}` +
    `C${middle - 10} ${top - 96} ${middle + 10} ${top - 96} ${middle + 11} ${top - 72}` +
    `C${middle + 16} ${top - 24} ${middle + 6} ${top + 18} ${middle + 1} ${top + 52}`;
  const thread = `M${middle} ${top - 90}V0`;
  return [
    `<path d="${shape}" fill="${shareColors.sheet}"/>`,
    `<circle cx="${middle}" cy="${top + 41}" r="24" fill="#e3cf9f"/>`,
    `<circle cx="${middle}" cy="${top + 41}" r="14" fill="#ece4d8" stroke="${ink}" stroke-width="2"/>`,
    `<path d="${string}${hangs ? "" : thread}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`,
    drawLine(factsOf(listing), inner, top + 136, meta),
    ...lines.map((line, index) => drawLine(line, inner, top + 198 + index * lineHeight, title)),
    drawPrices(listing, inner, priceLine, room),
  ].join("");
}

function hasRail(drawing: string): boolean {
  const plate = samplePlates[drawing];
  return plate !== undefined && goods[plate.kind].stage === "rail";
}

function factsOf({ category, condition, size }: ShownListing): string {
  return [
    categoryTexts[category],
    conditionTexts[condition],
    ...(size ? [`str. ${size}`] : []),
  ].join(" · ");
}

/** The former price and the place are left out where they do not fit. */
function drawPrices(listing: ShownListing, left: number, baseline: number, room: number): string {
  const { originalPrice, sellerKind, town } = listing;
  const amount = formatMoney(listing.price);
  let drawn = drawLine(amount, left, baseline, price);
  let end = left + widthOf(amount, price);
  if (originalPrice !== null) {
    const word = `${listingTexts.originalPrice[sellerKind]} `;
    const former = formatMoney(originalPrice);
    const start = end + 20;
    const wordEnd = start + widthOf(word, small) + 6;
    const formerEnd = wordEnd + widthOf(former, small);
    if (formerEnd <= left + room) {
      drawn += drawLine(word, start, baseline, small) + drawLine(former, wordEnd, baseline, small);
      drawn += `<path d="M${wordEnd - 2} ${baseline - 8}H${formerEnd + 2}" stroke="${muted}" stroke-width="2"/>`;
      end = formerEnd;
    }
  }
  const placeStart = left + room - widthOf(town, small);
  return placeStart > end + 16 ? drawn + drawLine(town, placeStart, baseline, small) : drawn;
}
