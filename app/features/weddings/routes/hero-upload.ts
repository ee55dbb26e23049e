import { readUpload } from "#app/platform/http/uploads.server.ts";
import { keepHeroImage } from "../commands.server.ts";
import { maxPictureBytes } from "../rules.ts";
import { texts } from "../texts.ts";
import type { Route } from "./+types/hero-upload.ts";

/** Takes the picture of a page that is being made; answers with its id, or with what is wrong. */
export async function action({ request }: Route.ActionArgs) {
  const upload = await readUpload(request, { field: "heroFile", maxBytes: maxPictureBytes });
  if (!upload.ok) {
    return upload.reason === "too-large" ? refused("too-large", 413) : refused("unreadable", 400);
  }
  if (!upload.file) return refused("not-an-image", 400);
  const kept = await keepHeroImage(upload.file);
  if (!kept.ok) return refused(kept.reason, 400);
  return Response.json({ id: kept.id }, { status: 201 });
}

function refused(reason: keyof typeof texts.faults.picture, status: number): Response {
  return Response.json({ fault: texts.faults.picture[reason] }, { status });
}
