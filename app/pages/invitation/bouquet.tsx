import { Ornament } from "#app/pages/wedding-page/sections/ornament-image.tsx";
import { invitationTexts } from "./texts.ts";
import type { Flowers } from "./view-people.ts";

interface BouquetFlower {
  key: string;
  flowers: Flowers;
  isComing: boolean;
  /** The form controls that show the flower: this person's, and a companion's guest's. */
  control?: string;
  withControl?: string | undefined;
}

const maxFlowers = 5;

/** A bouquet with one flower for each person who comes. */
export function Bouquet({ people }: { people: readonly BouquetFlower[] }) {
  const coming = people.filter(({ isComing }) => isComing).slice(0, maxFlowers);
  return (
    <div
      className="bouquet"
      role="img"
      aria-label={invitationTexts.form.flowers}
      data-count={coming.length}
      hidden={coming.length === 0}
    >
      {people.map((person) => (
        <div
          key={person.key}
          className="bouquet-flower"
          hidden={!coming.includes(person)}
          data-flower={person.control}
          data-with={person.withControl}
        >
          <Ornament image={person.flowers.bloom} />
        </div>
      ))}
      <Bow />
    </div>
  );
}

function Bow() {
  return (
    <svg className="bow" viewBox="0 0 110 84" width="110" height="84" aria-hidden="true">
      <path d="M48 31C44 50 34 66 22 80l10-3 4 6C46 68 53 50 56 33ZM62 31c4 19 12 34 24 47l-10-1-3 6C63 69 57 50 54 33Z" />
      <path d="M50 26C36 8 14 4 8 12s2 26 14 28 22-4 29-10ZM60 26C74 8 96 4 102 12s-2 26-14 28-22-4-29-10Z" />
      <path className="bow-fold" d="M22 18c8 3 18 7 26 9M88 18c-8 3-18 7-26 9" />
      <rect x="47" y="20" width="16" height="16" rx="5" />
    </svg>
  );
}
