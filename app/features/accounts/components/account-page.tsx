import type { ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft } from "#app/ui/icons.ts";
import { Wordmark } from "#app/ui/logo.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import { texts } from "../texts.ts";

interface AccountPageProps {
  heading: string;
  lead: ReactNode;
  children: ReactNode;
}

export function AccountPage({ heading, lead, children }: AccountPageProps) {
  return (
    <>
      <div className="grid min-h-dvh lg:grid-cols-[1fr_52%]">
        <div className="flex flex-col px-gutter py-5 lg:px-10 lg:py-7">
          <header className="flex flex-wrap items-center justify-between gap-2">
            <Link to="/" className="rounded-s">
              <Wordmark height={34} />
            </Link>
            <ButtonLink to="/" variant="quiet">
              <Icon icon={ChevronLeft} />
              {texts.frontPageLink}
            </ButtonLink>
          </header>
          <main className="m-auto grid w-full max-w-100 grid-cols-[minmax(0,1fr)] gap-4.5 py-12">
            <div className="grid gap-1">
              <h1 className="font-display text-d39 wrap-anywhere">{heading}</h1>
              <p className="text-pretty text-ink-2">{lead}</p>
            </div>
            {children}
          </main>
          <footer className="text-balance text-center text-14 text-muted">{texts.guestHint}</footer>
        </div>
        <div className="relative hidden bg-[#f0e6d8] lg:block">
          <img
            src="/auth/landscape.svg"
            alt=""
            loading="lazy"
            className="sticky top-0 h-dvh w-full object-cover"
          />
        </div>
      </div>
      <Toaster />
    </>
  );
}
