import styles from "../styles/own-table.css?inline";
import { lengthOfLongest } from "../view-people.ts";
import type { OwnTableView } from "./view-own-table.ts";

export function ownTableStyles({ tables }: OwnTableView): string {
  const words = tables.flatMap(({ title }) => title.split(" "));
  return `${styles}.own-table{--longest-word:${lengthOfLongest(words)}}`;
}
