import { Ampersand } from "#app/ui/ampersand.tsx";

const hardSpace = "\u00a0";

/** "Ingrid & Mathias", the sign between them in berry. */
export function CoupleNames({ names: [first, second] }: { names: [string, string] }) {
  return (
    <>
      {first} <Ampersand />
      {hardSpace}
      {second}
    </>
  );
}
