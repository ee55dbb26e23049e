// biome-ignore format: one icon per line would double the file

import { Link } from "react-router";
import { Fjord } from "#app/ui/art/fjord.tsx";
import { Linnea } from "#app/ui/art/linnea.tsx";
import { PaleSprig } from "#app/ui/art/sprig.tsx";
import { Vignette } from "#app/ui/art/vignette.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import {
  Armchair,
  ArrowRight,
  Bell,
  Calendar,
  ChartColumn,
  Check,
  ChevronDown,
  Copy,
  ExternalLink,
  Gift,
  Heart,
  House,
  type IconData,
  Image,
  Info,
  Link as LinkIcon,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageSquare,
  PanelLeft,
  Pencil,
  Plus,
  Search,
  Settings,
  Smartphone,
  Store,
  Trash,
  TriangleAlert,
  Undo,
  Upload,
  Users,
  X,
} from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import { TabLinks } from "#app/ui/tabs.tsx";
import { Examples } from "./examples.tsx";

// biome-ignore format: one word per icon reads better in rows
const icons: IconData[] = [
  House, Pencil, Mail, Gift, Image, Users, Armchair, ChartColumn, Store, MessageSquare, Smartphone,
  Settings, LogOut, Search, Plus, X, Check, ChevronDown, ArrowRight, Upload, LinkIcon, ExternalLink,
  Copy, Heart, Menu, PanelLeft, Undo, Trash, MapPin, Calendar, Bell, TriangleAlert, Info,
];

const tabs = [
  ["overview", "Oversikt"],
  ["rsvp", "RSVP"],
  ["wishlist", "Ønskeliste"],
  ["gallery", "Galleri"],
] as const;

export function Sheets() {
  return (
    <div className="grid gap-8">
      <Examples
        of={{
          TabLinks: (
            <TabLinks
              label="Visninger"
              tabs={tabs.map(([tab, label], i) => ({ to: `?tab=${tab}`, label, current: i === 0 }))}
            />
          ),
          "StatStrip Stat": (
            <StatStrip>
              <Stat label="Kommer" value={52} note="fra 38 svar" tone="gran" />
              <Stat label="Kommer ikke" value={6} note="takket nei" />
              <Stat label="Totalt antall svar" value={44} note="av 62 inviterte" />
            </StatStrip>
          ),
        }}
      />
      <Examples
        className="grid items-start gap-5 lg:grid-cols-2"
        of={{
          "Sheet title action": (
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
          ),
          "Sheet doubleFrame": (
            <Sheet doubleFrame className="px-6 py-9 text-center">
              <p className="font-display text-d25">Alt til bryllupet, i fire deler</p>
            </Sheet>
          ),
          EmptyState: (
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
          ),
          'EmptyState size="large"': (
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
                Fem korte steg. Dere kan endre alt etterpå, og ingen ser siden før dere deler
                lenken.
              </EmptyState>
            </Sheet>
          ),
        }}
      />
    </div>
  );
}

export function Drawings() {
  return (
    <div className="grid gap-8">
      <Examples
        of={{
          "Icon of={…}": (
            <div className="flex flex-wrap gap-x-6 gap-y-5">
              {icons.map((icon) => (
                <Icon key={icon.name} icon={icon} />
              ))}
            </div>
          ),
        }}
      />
      <Examples
        className="flex flex-wrap items-end gap-x-12 gap-y-6"
        of={{
          Vignette: <Vignette width={260} />,
          "Vignette seed={23}": <Vignette width={260} seed={23} />,
          Linnea: <Linnea />,
          PaleSprig: <PaleSprig />,
        }}
      />
      <Examples
        className="flex flex-wrap items-end gap-12"
        of={{
          "Fjord arch": <Fjord width={300} height={352} arch className="w-60" />,
          Fjord: <Fjord width={520} height={300} className="w-120 max-w-full rounded-m" />,
        }}
      />
    </div>
  );
}
