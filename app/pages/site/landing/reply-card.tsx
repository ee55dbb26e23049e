export function ReplyCard() {
  return (
    <div className="absolute right-4 bottom-5.5 hidden w-49 rotate-[2.5deg] border border-rule-2 bg-sheet px-5.5 py-5 xl:block">
      <p className="font-display text-[1.25rem]/6 italic">Kommer du?</p>
      <ul className="mt-3 mb-1 grid gap-2 text-14 font-medium">
        <li className="flex items-center gap-2.5">
          <Ring chosen />
          Kommer
        </li>
        <li className="flex items-center gap-2.5">
          <Ring />
          Kommer ikke
        </li>
      </ul>
    </div>
  );
}

function Ring({ chosen = false }: { chosen?: boolean }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <circle cx="9" cy="9" r="8.5" fill="none" className="stroke-ink" />
      {chosen && <circle cx="9" cy="9" r="5.5" className="fill-berry" />}
    </svg>
  );
}
