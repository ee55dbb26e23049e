import { Link } from "react-router";
import { myListingsPath } from "../my-listings/actions.ts";
import { myListingsTexts } from "../my-listings/texts.ts";
import { sellTexts as texts } from "./texts.ts";

/** What is sold here, and what it costs. */
export function Intro({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className="border-b border-rule pt-8 pb-9 lg:pt-16 lg:pb-14">
      <div className="wrap grid gap-8 lg:grid-cols-[1fr_460px] lg:gap-24">
        <div>
          <h1 className="text-d49 font-[370] text-balance">{texts.title}</h1>
          <p className="mt-2.5 max-w-[34em] text-18 text-ink-2">{texts.lead}</p>
          {isSignedIn && (
            <Link to={myListingsPath} className="link mt-1.5 inline-block py-2 font-semibold">
              {myListingsTexts.title}
            </Link>
          )}
          <ul className="mt-6 flex gap-7 lg:mt-10 lg:gap-14">
            {texts.terms.map(({ value, label }) => (
              <li key={label}>
                <b className="block font-display text-d31 font-[380] whitespace-nowrap lining-nums lg:text-d39">
                  {value}
                </b>
                <span className="text-14 text-muted">{label}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="self-end text-15">
          <h2 className="mb-1.5 font-text text-15 font-semibold tracking-normal">
            {texts.kindsTitle}
          </h2>
          <dl>
            {texts.kinds.map(({ name, examples }) => (
              <div
                key={name}
                className="grid grid-cols-[112px_1fr] gap-3 border-t border-rule py-1.75"
              >
                <dt>{name}</dt>
                <dd className="text-muted">{examples}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
