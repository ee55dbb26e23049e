/** What the privacy page says of one kind of data. */
export interface StoredData {
  term: string;
  holds: string;
  purpose: string;
  seenBy: string;
  retention: string;
}
