import { expect, it } from "vitest";
import { parseColors } from "./color-words.ts";

it.each([
  ["Støvblå, gull og #AABBCC", ["#8fa5ba", "#b08d4f", "#aabbcc"]],
  ["#2a7", ["#22aa77"]],
  ["mørkeblå + lysegrønn", ["#22335c", "#4a7c4e"]],
  ["støvet salviegrønn med terrakotta", ["#93a688", "#b95c3c"]],
  ["røde roser", ["#b3202c"]],
  ["hvit, krem, #fafafa", []],
  ["#12345", []],
  ["noe fint", []],
  ["", []],
])("the colours of “%s” are parsed", (text, colors) => {
  expect(parseColors(text)).toEqual(colors);
});
