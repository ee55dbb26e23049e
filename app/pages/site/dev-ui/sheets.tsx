import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import { TabLinks } from "#app/ui/tabs.tsx";
import { Example } from "./example.tsx";

export function Sheets() {
  return (
    <div className="grid gap-8">
      <Example name="TabLinks">
        <TabLinks
          label="Visninger"
          tabs={[
            { to: "?tab=overview", label: "Oversikt", current: true },
            { to: "?tab=rsvp", label: "RSVP", current: false },
            { to: "?tab=wishlist", label: "Ønskeliste", current: false },
            { to: "?tab=gallery", label: "Galleri", current: false },
          ]}
        />
      </Example>
      <Example name="StatStrip Stat">
        <StatStrip>
          <Stat label="Kommer" value={52} note="fra 38 svar" tone="gran" />
          <Stat label="Kommer ikke" value={6} note="takket nei" />
          <Stat label="Totalt antall svar" value={44} note="av 62 inviterte" />
        </StatStrip>
      </Example>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Example name="Sheet title action">
          <Sheet
            title="Siste svar"
            action={
              <Link to="/admin?tab=rsvp" className="link text-15 font-medium">
                Alle svar
              </Link>
            }
          >
            <p className="px-4 py-5 text-14 text-muted lg:px-6">Rader med hårstreker mellom.</p>
          </Sheet>
        </Example>
        <Example name="Sheet doubleFrame">
          <Sheet doubleFrame className="px-6 py-9 text-center">
            <p className="font-display text-d25">Fire retter, ett bryllup</p>
          </Sheet>
        </Example>
        <Example name="EmptyState">
          <Sheet>
            <EmptyState
              heading="h3"
              title="Ingen gjester funnet"
              action={
                <>
                  <Button type="button" variant="primary">
                    Legg til gjest
                  </Button>
                  <Button type="button" variant="quiet">
                    Importer
                  </Button>
                </>
              }
            >
              Lim inn listen fra regnearket, eller skriv inn den første.
            </EmptyState>
          </Sheet>
        </Example>
        <Example name='EmptyState size="large"'>
          <Sheet>
            <EmptyState
              size="large"
              heading="h3"
              title="Dere har ingen bryllupsside ennå"
              action={
                <Button type="button" variant="primary" size="large">
                  Opprett bryllupside
                </Button>
              }
            >
              Fem korte steg. Dere kan endre alt etterpå, og ingen ser siden før dere deler lenken.
            </EmptyState>
          </Sheet>
        </Example>
      </div>
    </div>
  );
}
