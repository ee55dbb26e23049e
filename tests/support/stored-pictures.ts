import { pictures } from "#app/features/pictures/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { pictureKeys } from "#app/platform/pictures/pictures.server.ts";

/** Returns the ids of pictures of which a file is not among these keys, on the connected server. */
export async function findIncompletePictures(files: ReadonlySet<string>): Promise<string[]> {
  const rows = await db().select().from(pictures);
  return rows.flatMap((row) => {
    const { variants, jpegs } = pictureKeys(row);
    const isComplete =
      variants.every((key) => files.has(key)) && jpegs.some((key) => files.has(key));
    return isComplete ? [] : row.id;
  });
}
