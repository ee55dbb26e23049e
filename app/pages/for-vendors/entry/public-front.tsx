import { ButtonLink } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { SiteFooter } from "../../site/site-footer.tsx";
import type { SiteFrame } from "../../site/site-frame.server.ts";
import { SiteHeader } from "../../site/site-header.tsx";
import { vendorAreaTexts } from "../texts.ts";

const { front: texts } = vendorAreaTexts;
const registerPath = "/for-vendors/register";
const signUpPath = `/auth?mode=signup&next=${encodeURIComponent(registerPath)}`;

/** What visitors and customers see. */
export function PublicFront({ frame }: { frame: SiteFrame }) {
  return (
    <>
      <SiteHeader user={frame.user} />
      <main id="innhold" className="wrap pt-10 pb-20 lg:pt-16 lg:pb-28">
        <h1 className="text-d49">{texts.title}</h1>
        <p className="mt-4 max-w-[34em] text-18 text-pretty text-ink-2">{texts.lead}</p>
        <p className="mt-7 flex flex-wrap gap-3">
          {frame.user ? (
            <ButtonLink to={registerPath} variant="primary" size="large">
              {texts.register}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={signUpPath} variant="primary" size="large">
                {texts.create}
              </ButtonLink>
              <ButtonLink to="/auth?next=%2Ffor-vendors" size="large">
                {texts.signIn}
              </ButtonLink>
            </>
          )}
        </p>
        <Sheet doubleFrame className="mt-12 px-7 py-8 lg:px-12 lg:py-11">
          <ul className="grid gap-8 lg:grid-cols-3 lg:gap-12">
            {texts.promises.map(({ title, text }) => (
              <li key={title}>
                <h2 className="text-d25">{title}</h2>
                <p className="mt-2 text-16 text-pretty text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </Sheet>
        <p className="mt-6 text-15 text-muted">{texts.order}</p>
      </main>
      <SiteFooter contact={frame.contact} />
    </>
  );
}
