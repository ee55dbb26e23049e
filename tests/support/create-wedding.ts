import type { Session } from "./sessions.ts";

/** Creates a wedding through the wizard. Returns its id. */
export async function createWedding(couple: Session): Promise<string> {
  const body = new URLSearchParams({
    intent: "save",
    partners: "bride-groom",
    bride: "Ingrid",
    groom: "Ola",
    weddingDate: "2028-06-17",
    venue: "Granavollen",
    city: "Gran",
    selectedTheme: "romantic",
    story: "Vi møttes på fjellet.",
  });
  await couple.fetch("/create?step=5", { method: "POST", body });
  const dashboard = await (await couple.fetch("/admin")).text();
  const id = /\/wedding\?id=([0-9a-f-]{36})/.exec(dashboard)?.[1];
  if (!id) throw new Error("the couple has no wedding");
  return id;
}
