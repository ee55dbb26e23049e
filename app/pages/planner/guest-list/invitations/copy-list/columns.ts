export const copyColumns = ["name", "address", "link", "code", "count", "email"] as const;

export type CopyColumn = (typeof copyColumns)[number];

export const defaultColumns: CopyColumn[] = ["name", "address", "link"];

/** As they stand in the URL. */
export const columnWords: Record<CopyColumn, string> = {
  name: "navn",
  address: "adresse",
  link: "lenke",
  code: "kode",
  count: "antall",
  email: "e-post",
};
