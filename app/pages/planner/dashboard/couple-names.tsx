const hardSpace = "\u00a0";

/** "Ingrid & Mathias", the sign between them in berry. */
export function CoupleNames({ names: [first, second] }: { names: [string, string] }) {
  return (
    <>
      {first} <i className="font-[350] text-berry">&amp;</i>
      {hardSpace}
      {second}
    </>
  );
}
