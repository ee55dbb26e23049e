import { toFileNamePart } from "../file-names.ts";

export const documentTypes = ["application/pdf", "image/webp"] as const;

export type DocumentType = (typeof documentTypes)[number];

export const maxDocumentBytes = 15 * 1024 * 1024;

/** Where its owner opens a document, and nobody else. */
export function documentPath(id: string): string {
  return `/documents/${id}`;
}

/** Returns the sent name without folders and what file systems forbid, with the stored type. */
export function documentFileName(sent: string, type: DocumentType): string {
  const name = sent.slice(-maxSentLength).split(/[/\\]/).at(-1) ?? "";
  const stem = toFileNamePart(name.replace(/\.[^.]*$/, "")) || "dokument";
  return `${stem}.${type === "application/pdf" ? "pdf" : "webp"}`;
}

const maxSentLength = 1000;
