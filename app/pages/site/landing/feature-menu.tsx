import { Link } from "react-router";
import { Vignette } from "#app/ui/art/vignette.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { type FeatureCategory, featureCategories } from "./feature-categories.ts";

export function FeatureMenu({ hasTextModel }: { hasTextModel: boolean }) {
  return (
    <div className="wrap py-14 lg:py-24">
      <Sheet
        doubleFrame
        aria-labelledby="deler"
        className="px-5 pt-9 pb-3 lg:px-7 lg:pt-14 lg:pb-10"
      >
        <div className="grid justify-items-center gap-3.5 text-center">
          <Vignette width={230} seed={9} />
          <h2 id="deler" className="text-d39">
            Alt til bryllupet, i fire deler
          </h2>
        </div>
        <div className="sm:grid sm:grid-cols-2 sm:gap-x-8 lg:mt-7 lg:grid-cols-4 lg:gap-x-0">
          {featureCategories(hasTextModel).map((category) => (
            <CategoryColumn key={category.title} category={category} />
          ))}
        </div>
      </Sheet>
    </div>
  );
}

function CategoryColumn({ category }: { category: FeatureCategory }) {
  const { title, features, action } = category;
  return (
    <div className="border-b border-rule py-7 text-center last:border-b-0 sm:nth-last-2:border-b-0 lg:border-b-0 lg:border-l lg:px-5 lg:pt-1 lg:pb-2 lg:first:border-l-0">
      <h3 className="text-d25 text-berry italic">{title}</h3>
      <ul className="mt-3 mb-3">
        {features.map((feature) => (
          <li key={feature.name} className="px-2 py-2.25">
            <FeatureName feature={feature} />
            <span className="text-14 text-muted">{feature.description}</span>
          </li>
        ))}
      </ul>
      <Link to={action.to} className="link inline-block py-2.5 text-15 font-semibold">
        {action.label}
      </Link>
    </div>
  );
}

function FeatureName({ feature: { name, to } }: { feature: FeatureCategory["features"][number] }) {
  const text = "block font-display text-[1.1875rem]/6 font-[420]";
  if (!to) return <span className={text}>{name}</span>;
  return (
    <Link to={to} className={`rounded-s hover:text-berry ${text}`}>
      {name}
    </Link>
  );
}
