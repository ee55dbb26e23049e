import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it, test } from "vitest";
import { Ampersand } from "./ampersand.tsx";
import { Avatar, initials } from "./avatar.tsx";
import { Badge } from "./badge.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { ExampleBadge } from "./example-badge.tsx";
import { SelectField, TextArea, TextField } from "./field.tsx";
import { Logomark, Wordmark } from "./logo.tsx";
import { Menu, MenuItem } from "./menu.tsx";
import { Notice } from "./notice.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Radio, RadioCard, RadioGroup } from "./radio.tsx";
import { Sheet } from "./sheet.tsx";
import { Stat, StatStrip } from "./stat-strip.tsx";
import { Status } from "./status.tsx";
import { Steps } from "./steps.tsx";
import { Switch } from "./switch.tsx";
import { TabLinks } from "./tabs.tsx";
import { Toaster } from "./toaster.tsx";
import { Tooltip } from "./tooltip.tsx";

function render(content: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>);
}

const closed = { open: false, onOpenChange: () => undefined };
const open = { open: true, onOpenChange: () => undefined };

const components: Record<string, ReactNode> = {
  Ampersand: <Ampersand />,
  Avatar: <Avatar name="Ingrid Aune" />,
  Badge: <Badge>Kladde</Badge>,
  Button: <Button busy>Lagre</Button>,
  ButtonLink: <ButtonLink to="/">Til forsiden</ButtonLink>,
  Checkbox: <Checkbox name="paid" label="Betalt" />,
  Radio: <Radio name="attending" value="true" label="Kommer" />,
  RadioCard: <RadioCard name="theme" value="garden" label="Hage" picture={<svg />} />,
  Dialog: (
    <Dialog title="Legg til" {...open}>
      felt
    </Dialog>
  ),
  Drawer: (
    <Drawer label="Meny" {...closed}>
      lenker
    </Drawer>
  ),
  EmptyState: <EmptyState title="Ingen ennå" />,
  ExampleBadge: <ExampleBadge />,
  Logomark: <Logomark />,
  Menu: (
    <Menu trigger={<Button>Mer</Button>}>
      <MenuItem>Slett</MenuItem>
    </Menu>
  ),
  Notice: <Notice>To svar venter.</Notice>,
  ProgressBar: <ProgressBar label="Laster opp" percent={40} />,
  SelectField: <SelectField name="category" label="Kategori" />,
  Sheet: <Sheet title="Siste svar">rader</Sheet>,
  StatStrip: (
    <StatStrip figure="figur">
      <Stat label="Kommer" value={52} />
    </StatStrip>
  ),
  Status: <Status kind="waiting">Venter svar</Status>,
  Steps: <Steps label="Veien" steps={["Om dere", "Stil"]} current={1} />,
  Switch: <Switch id="approve" checked label="Godkjenn" hint="Nye bilder venter" />,
  TabLinks: <TabLinks label="Visninger" tabs={[{ to: "?a", label: "A", current: true }]} />,
  TextArea: <TextArea name="story" label="Historie" error="Skriv noe" />,
  TextField: <TextField name="price" label="Pris" suffix="kr" hint="I kroner" />,
  Toaster: <Toaster />,
  Tooltip: (
    <Tooltip text="Mer">
      <Button>…</Button>
    </Tooltip>
  ),
  Wordmark: <Wordmark />,
};

test.each(Object.entries(components))("%s needs no style attribute", (_name, component) => {
  const markup = render(component);
  expect(markup).not.toContain("style=");
  expect(markup).not.toContain("<style");
});

describe("a field", () => {
  it("connects its label, hint and error to the control", () => {
    const markup = render(<TextField name="email" label="E-post" hint="Privat" error="Mangler" />);
    expect(markup).toContain('<label for="email"');
    expect(markup).toContain('aria-describedby="email-hint email-error"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toMatch(/id="email-hint"[^>]*>Privat/);
    expect(markup).toMatch(/id="email-error".*Mangler/);
  });

  it("is not invalid without an error", () => {
    const markup = render(<TextArea name="story" label="Historie" defaultValue="Vi møttes" />);
    expect(markup).not.toContain("aria-invalid");
    expect(markup).not.toContain("aria-describedby");
    expect(markup).toContain("Vi møttes");
  });
});

it("connects the error of a radio group to the group", () => {
  const markup = render(
    <RadioGroup name="attending" legend="Kommer du?" error="Velg ett">
      <Radio name="attending" value="true" label="Kommer" />
    </RadioGroup>,
  );
  expect(markup).toMatch(/<fieldset id="attending"[^>]*aria-describedby="attending-error"/);
});

describe("a busy button", () => {
  it("is aria-disabled and keeps its size", () => {
    const markup = render(
      <Button busy busyLabel="Lagrer...">
        Lag bryllupside
      </Button>,
    );
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).toMatch(/invisible[^>]*>Lag bryllupside</);
    expect(markup.match(/invisible/g)).toHaveLength(1);
    expect(markup).toContain("Lagrer...");
    expect(markup).not.toContain('disabled=""');
  });

  it("keeps its accessible name without a busy label", () => {
    expect(render(<Button busy>Lagre</Button>)).toMatch(/opacity-0[^>]*>Lagre</);
  });
});

describe("ErrorSummary", () => {
  const labels = { bride: "Brudens navn", weddingDate: "Dato", rsvp: "RSVP-frist" };

  it("counts the fields and links to each", () => {
    const markup = render(
      <ErrorSummary
        errors={{ fieldErrors: { bride: "Mangler", weddingDate: "Ugyldig", rsvp: "For sent" } }}
        labels={labels}
      />,
    );
    expect(markup).toContain('role="alert"');
    expect(markup).toContain("Tre felt må rettes");
    expect(markup.replace(/<a[^>]*href="([^"]+)"[^>]*>([^<]*)<\/a>/g, "[$2]($1)")).toContain(
      "[Brudens navn](#bride), [dato](#weddingDate) og [RSVP-frist](#rsvp)",
    );
  });

  it("shows what is wrong with the form as a whole", () => {
    const markup = render(
      <ErrorSummary
        errors={{ formError: "Feil e-post eller passord", fieldErrors: {} }}
        labels={{}}
      />,
    );
    expect(markup).toContain("Feil e-post eller passord");
    expect(markup).not.toContain("<a");
  });

  it("renders nothing without errors", () => {
    expect(render(<ErrorSummary errors={undefined} labels={labels} />)).toBe("");
    expect(render(<ErrorSummary errors={{ fieldErrors: {} }} labels={labels} />)).toBe("");
  });
});

test.each([
  ["Ingrid Aune", "IA"],
  ["Per-Olav  van der Myklebust", "PM"],
  ["åse", "Å"],
  ["astrid@epost.no", "A"],
  ["  ", ""],
])("the initials of %j are %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test.each([
  [-5, 0],
  [63.6, 64],
  [120, 100],
])("a progress of %d shows %d per cent", (percent, shown) => {
  expect(render(<ProgressBar label="Laster opp" percent={percent} />)).toContain(
    `aria-valuenow="${shown}"`,
  );
});

it("marks the current and the completed steps", () => {
  const markup = render(<Steps label="Veien" steps={["Om dere", "Stil", "Bilde"]} current={1} />);
  expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
  expect(markup.match(/\(ferdig\)/g)).toHaveLength(1);
});
