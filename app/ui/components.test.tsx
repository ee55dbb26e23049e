import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it, test } from "vitest";
import { parseHtml } from "#tests/support/parse-html.ts";
import { Ampersand } from "./ampersand.tsx";
import { Avatar, initials } from "./avatar.tsx";
import { Badge, ExampleBadge } from "./badge.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorSummary } from "./error-summary.tsx";
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

function parse(content: ReactNode) {
  return parseHtml(render(content));
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

test.each(Object.entries(components))("%s has no style attribute", (_name, component) => {
  expect(parse(component).document.querySelectorAll("[style], style")).toHaveLength(0);
});

describe("a field", () => {
  it("connects its label, hint and error to the control", () => {
    const { document, getByLabelText } = parse(
      <TextField name="email" label="E-post" hint="Privat" error="Mangler" />,
    );
    const control = getByLabelText("E-post");
    expect(control.getAttribute("aria-invalid")).toBe("true");
    const descriptions = control.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(descriptions.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Privat",
      "Mangler",
    ]);
  });

  it("is not invalid without an error", () => {
    const control = parse(
      <TextArea name="story" label="Historie" defaultValue="Vi møttes" />,
    ).getByLabelText<HTMLTextAreaElement>("Historie");
    expect(control.hasAttribute("aria-invalid")).toBe(false);
    expect(control.hasAttribute("aria-describedby")).toBe(false);
    expect(control.value).toBe("Vi møttes");
  });
});

it("connects the error of a radio group to the group", () => {
  const { document, getByRole } = parse(
    <RadioGroup name="attending" legend="Kommer du?" error="Velg ett">
      <Radio name="attending" value="true" label="Kommer" />
    </RadioGroup>,
  );
  const group = getByRole("group", { name: "Kommer du?" });
  const error = document.getElementById(group.getAttribute("aria-describedby") ?? "");
  expect(error?.textContent).toBe("Velg ett");
});

describe("a busy button", () => {
  it("is aria-disabled and keeps its size", () => {
    const { document, getByRole, getByText } = parse(
      <Button busy busyLabel="Lagrer...">
        Lag bryllupside
      </Button>,
    );
    const button = getByRole("button");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.hasAttribute("disabled")).toBe(false);
    expect([...document.querySelectorAll(".invisible")]).toEqual([getByText("Lag bryllupside")]);
    expect(button.textContent).toContain("Lagrer...");
  });

  it("keeps its accessible name without a busy label", () => {
    const { getByRole, getByText } = parse(<Button busy>Lagre</Button>);
    expect(getByText("Lagre").classList).toContain("opacity-0");
    expect(getByRole("button", { name: "Lagre" })).toBeDefined();
  });
});

describe("ErrorSummary", () => {
  const labels = { bride: "Brudens navn", weddingDate: "Dato", rsvp: "RSVP-frist" };

  it("counts the fields and links to each", () => {
    const { getByRole } = parse(
      <ErrorSummary
        errors={{ fieldErrors: { bride: "Mangler", weddingDate: "Ugyldig", rsvp: "For sent" } }}
        labels={labels}
      />,
    );
    const alert = getByRole("alert");
    expect(alert.textContent).toContain("Tre felt må rettes");
    expect(alert.textContent).toContain("Brudens navn, dato og RSVP-frist");
    const links = [...alert.querySelectorAll("a")];
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Brudens navn", "#bride"],
      ["dato", "#weddingDate"],
      ["RSVP-frist", "#rsvp"],
    ]);
  });

  it("shows the error of the whole form", () => {
    const { getByRole, queryByRole } = parse(
      <ErrorSummary
        errors={{ formError: "Feil e-post eller passord", fieldErrors: {} }}
        labels={{}}
      />,
    );
    expect(getByRole("alert").textContent).toContain("Feil e-post eller passord");
    expect(queryByRole("link")).toBeNull();
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
])("a progress of %d is shown as %d per cent", (percent, shown) => {
  const { getByRole } = parse(<ProgressBar label="Laster opp" percent={percent} />);
  const bar = getByRole("progressbar", { name: "Laster opp" });
  expect(bar.getAttribute("aria-valuenow")).toBe(String(shown));
});

it("marks the current and the completed steps", () => {
  const { getAllByRole } = parse(
    <Steps label="Veien" steps={["Om dere", "Stil", "Bilde"]} current={1} />,
  );
  const steps = getAllByRole("listitem");
  const current = steps.map(
    (step) =>
      step.matches("[aria-current=step]") || step.querySelector("[aria-current=step]") !== null,
  );
  expect(current).toEqual([false, true, false]);
  expect(steps.map((step) => step.textContent?.includes("(ferdig)"))).toEqual([true, false, false]);
});
