import { useState } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Ellipsis, Pencil, Plus } from "#app/ui/icons.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { Radio, RadioCard, RadioGroup } from "#app/ui/radio.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { Examples } from "./examples.tsx";

const variants = [
  ["primary", "Lag bryllupside", "bg-berry-hover"],
  ["secondary", "Kopier lenke", "border-ink! bg-paper-2"],
  ["quiet", "Avbryt", "bg-paper-3"],
  ["danger", "Slett gjest", "bg-fault-tint"],
  ["danger-filled", "Slett for godt", "bg-fault-hover"],
] as const;
const states = (hovered: string) => [
  {},
  { className: hovered },
  { className: "outline-2 outline-offset-2 outline-ink" },
  { busy: true },
  { disabled: true },
];

export function Buttons() {
  return (
    <div className="grid gap-4">
      <Examples
        className="grid gap-4"
        of={Object.fromEntries(
          variants.map(([variant, label, hovered]) => [
            `Button variant="${variant}"`,
            <div key={variant} className="flex flex-wrap gap-3">
              {states(hovered).map((state) => (
                <Button key={JSON.stringify(state)} type="button" variant={variant} {...state}>
                  {label}
                </Button>
              ))}
            </div>,
          ]),
        )}
      />
      <p className="text-13 text-muted">Hvile, peker, fokus, opptatt, sperret.</p>
      <Examples
        of={{ "ButtonLink size large · medium · small · iconOnly, busyLabel, Tooltip": sizes }}
      />
    </div>
  );
}

const sizes = (
  <div className="flex flex-wrap items-center gap-3">
    <ButtonLink to="/create" variant="primary" size="large">
      Lag bryllupsnettside
    </ButtonLink>
    <Button type="button" variant="primary" size="large" busy busyLabel="Lagrer...">
      Lag bryllupside
    </Button>
    <Button type="button">
      <Icon icon={Pencil} />
      Rediger
    </Button>
    <Button type="button" size="small">
      Rediger bord
    </Button>
    <Tooltip text="Legg til">
      <Button type="button" iconOnly aria-label="Legg til">
        <Icon icon={Plus} />
      </Button>
    </Tooltip>
    <Tooltip text="Mer" side="right">
      <Button type="button" variant="quiet" iconOnly aria-label="Mer">
        <Icon icon={Ellipsis} />
      </Button>
    </Tooltip>
  </div>
);

const textFields = [
  ["TextField", { name: "name", label: "Navn", placeholder: "For- og etternavn" }],
  ["TextField hint", { name: "email", label: "E-post", hint: "Bare dere ser den." }],
  ["TextField error", { name: "title", label: "Tittel", error: "Tittel er påkrevd" }],
  ["TextField suffix", { name: "price", label: "Pris", suffix: "kr", defaultValue: "12 500" }],
  ["TextField disabled", { name: "place", label: "Sted", defaultValue: "Lofthus", disabled: true }],
] as const;
const switches = [
  { id: "approve", checked: true, label: "Godkjenn bilder", hint: "Nye bilder venter." },
  { id: "show", checked: false, label: "Vis listen", hint: "Gjestene ser den." },
];
const steps = ["Om dere", "Stil", "Bilde", "Historie", "Detaljer"];
const cards = [
  ["romantic", "Romantisk", "Buer, peoner og kursiv", "#fdf1ee"],
  ["rustic", "Rustikk", "Havre, tre og grovt papir", "#ece4d8"],
  ["garden", "Hage", "Klatrende blader rundt rammen", "#e0e5db"],
] as const;

export function Fields() {
  return (
    <div className="grid gap-8">
      <Examples
        className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3"
        of={{
          ...Object.fromEntries(
            textFields.map(([name, field]) => [name, <TextField key={name} {...field} />]),
          ),
          TextArea: (
            <TextArea
              name="message"
              label="Melding"
              rows={3}
              defaultValue="Hei! Husk å svare innen 1. april."
              hint="33/160 tegn"
            />
          ),
          SelectField: (
            <SelectField name="category" label="Kategori">
              <option>Familien Hovland</option>
              <option>Studievenner</option>
            </SelectField>
          ),
          "ChoiceGroup Choice": (
            <RadioGroup name="attending" legend="Kommer du?">
              <Radio name="attending" value="true" label="Kommer" defaultChecked />
              <Radio name="attending" value="false" label="Kommer ikke" />
            </RadioGroup>
          ),
          "ChoiceGroup error": (
            <RadioGroup name="answer" legend="Kommer du?" error="Velg ett av svarene">
              <Radio name="answer" value="true" label="Kommer" />
              <Radio name="answer" value="false" label="Kommer ikke" disabled />
            </RadioGroup>
          ),
          Checkbox: (
            <div>
              <Checkbox name="plusOne" label="Kan ta med følge" defaultChecked />
              <Checkbox name="paid" label="Betalt" hint="Depositumet er trukket fra." />
            </div>
          ),
          Switch: (
            <div className="grid gap-3">
              {switches.map((each) => (
                <Switch key={each.id} type="button" {...each} />
              ))}
            </div>
          ),
        }}
      />
      <Examples
        of={{
          ChoiceCard: (
            <RadioGroup
              name="selectedTheme"
              legend="Stil"
              legendHidden
              className="grid gap-5 sm:grid-cols-3"
            >
              {cards.map(([value, label, hint, fill]) => (
                <RadioCard
                  key={value}
                  name="selectedTheme"
                  value={value}
                  label={label}
                  hint={hint}
                  picture={
                    <svg viewBox="0 0 380 160" aria-hidden="true" className="block w-full">
                      <rect width="380" height="160" fill={fill} />
                    </svg>
                  }
                  defaultChecked={value === "romantic"}
                />
              ))}
            </RadioGroup>
          ),
        }}
      />
      <Examples
        of={{
          ErrorSummary: <FailingForm />,
          ProgressBar: <ProgressBar label="Laster opp kirken.jpg" percent={64} />,
          Steps: <Steps label="Veien til bryllupssiden" steps={steps} current={1} />,
        }}
      />
    </div>
  );
}

const errors = {
  fieldErrors: { title: "Tittel er påkrevd", weddingDate: "Juni har bare 30 dager" },
};

function FailingForm() {
  const [sent, setSent] = useState<typeof errors>();
  return (
    <>
      <ErrorSummary errors={sent} labels={{ title: "Tittel", weddingDate: "Dato" }} />
      <div>
        <Button type="button" onClick={() => setSent({ ...errors })}>
          Send skjemaet
        </Button>
      </div>
    </>
  );
}
