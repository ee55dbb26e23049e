import { Link } from "react-router";
import { Vignette } from "#app/ui/art/vignette.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { type Feature, type FeatureCategory, featureCategories } from "./feature-categories.ts";

export function FeatureMenu() {
  return (
    <div className="wrap py-14 lg:py-24">
      <Sheet
        doubleFrame
        aria-labelledby="retter"
        className="px-5 pt-9 pb-3 lg:px-7 lg:pt-14 lg:pb-10"
      >
        <div className="grid justify-items-center gap-3.5 text-center">
          <Vignette width={230} seed={9} />
          <h2 id="retter" className="text-d39">
            Fire retter, ett bryllup
          </h2>
        </div>
        <div className="sm:grid sm:grid-cols-2 sm:gap-x-8 lg:mt-7 lg:grid-cols-4 lg:gap-x-0">
          {featureCategories.map((category) => (
            <CategoryColumn key={category.title} category={category} />
          ))}
        </div>
      </Sheet>
    </div>
  );
}

function CategoryColumn({ category }: { category: FeatureCategory }) {
  return (
    <div className="border-b border-rule py-7 text-center last:border-b-0 sm:nth-last-2:border-b-0 lg:border-b-0 lg:border-l lg:px-5 lg:pt-1 lg:pb-2 lg:first:border-l-0">
      <h3 className="text-d25 text-berry italic">{category.title}</h3>
      <ul className="mt-2.5 mb-3">
        {category.features.map((feature) => (
          <li key={feature.name}>
            <FeatureLine feature={feature} />
          </li>
        ))}
      </ul>
      <Link to={category.to} className="link inline-block py-2.5 text-15 font-semibold">
        {category.label}
      </Link>
    </div>
  );
}

function FeatureLine({ feature }: { feature: Feature }) {
  const content = (
    <>
      <span className="block font-display text-[1.1875rem]/6 font-[420] group-hover:text-berry">
        {feature.name}
      </span>
      <span className="text-14 text-muted">{feature.description}</span>
    </>
  );
  return feature.to ? (
    <Link to={feature.to} className="group block px-2 py-2.25">
      {content}
    </Link>
  ) : (
    <div className="px-2 py-2.25">{content}</div>
  );
}
