import { ExampleBadge } from "#app/ui/badge.tsx";

const figures = [
  { value: "5000+", label: "bryllupssider laget" },
  { value: "15000+", label: "fornøyde brukere" },
  { value: "4.9/5", label: "i snitt" },
  { value: "2000+", label: "produkter solgt" },
];

export function Statistics({ className }: { className: string }) {
  return (
    <div className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-5 ${className}`}>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:flex sm:gap-x-12 lg:gap-x-18">
        {figures.map(({ value, label }) => (
          <div key={value} className="flex flex-col-reverse">
            <dt className="text-14 text-ink-2">{label}</dt>
            <dd className="font-display text-[2rem]/9 lining-nums lg:text-[2.4375rem]/11">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ExampleBadge>Eksempeltall</ExampleBadge>
    </div>
  );
}
