import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { Radio, RadioCard, RadioGroup } from "#app/ui/radio.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { Example } from "./example.tsx";

const faults = {
  fieldErrors: { title: "Tittel er påkrevd", weddingDate: "Juni har bare 30 dager" },
};

export function Fields() {
  const [sent, setSent] = useState<typeof faults>();
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        <Example name="TextField">
          <TextField name="guestName" label="Navn" placeholder="For- og etternavn" />
        </Example>
        <Example name="TextField hint">
          <TextField
            name="email"
            label="E-post"
            defaultValue="astrid@epost.no"
            hint="Bare dere ser den."
          />
        </Example>
        <Example name="TextField error">
          <TextField name="title" label="Tittel" error="Tittel er påkrevd" />
        </Example>
        <Example name="TextField suffix · disabled">
          <TextField name="price" label="Pris" suffix="kr" defaultValue="12 500" />
          <TextField name="locked" label="Sted" defaultValue="Fruktlåven" disabled />
        </Example>
        <Example name="TextArea">
          <TextArea
            name="message"
            label="Melding"
            rows={3}
            defaultValue="Hei! Husk å svare innen 1. april."
            hint="33/160 tegn"
          />
        </Example>
        <Example name="SelectField">
          <SelectField name="category" label="Kategori">
            <option>Familien Hovland</option>
            <option>Studievenner</option>
          </SelectField>
        </Example>
        <Example name="ChoiceGroup Choice">
          <RadioGroup name="attending" legend="Kommer du?">
            <Radio name="attending" value="true" label="Kommer" defaultChecked />
            <Radio name="attending" value="false" label="Kommer ikke" />
          </RadioGroup>
        </Example>
        <Example name="ChoiceGroup error">
          <RadioGroup name="answer" legend="Kommer du?" error="Velg ett av svarene">
            <Radio name="answer" value="true" label="Kommer" />
            <Radio name="answer" value="false" label="Kommer ikke" disabled />
          </RadioGroup>
        </Example>
        <Example name="Checkbox">
          <div>
            <Checkbox name="plusOne" label="Kan ta med følge" defaultChecked />
            <Checkbox name="paid" label="Betalt" hint="Depositumet er trukket fra." />
          </div>
        </Example>
        <Example name="Switch">
          <div className="grid gap-3">
            <Switch
              id="approve"
              type="button"
              checked
              label="Godkjenn bilder"
              hint="Nye bilder venter."
            />
            <Switch
              id="show"
              type="button"
              checked={false}
              label="Vis listen"
              hint="Gjestene ser den."
            />
          </div>
        </Example>
      </div>
      <Example name="ChoiceCard">
        <RadioGroup
          name="selectedTheme"
          legend="Stil"
          legendHidden
          className="grid gap-5 sm:grid-cols-3"
        >
          <RadioCard
            name="selectedTheme"
            value="romantic"
            label="Romantisk"
            hint="Buer, peoner og kursiv"
            picture={<Ground fill="#fdf1ee" />}
            defaultChecked
          />
          <RadioCard
            name="selectedTheme"
            value="rustic"
            label="Rustikk"
            hint="Havre, tre og grovt papir"
            picture={<Ground fill="#ece4d8" />}
          />
          <RadioCard
            name="selectedTheme"
            value="garden"
            label="Hage"
            hint="Klatrende blader rundt rammen"
            picture={<Ground fill="#e0e5db" />}
          />
        </RadioGroup>
      </Example>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Example name="ErrorSummary">
          <ErrorSummary errors={sent} labels={{ title: "Tittel", weddingDate: "Dato" }} />
          <div>
            <Button type="button" onClick={() => setSent({ ...faults })}>
              Send skjemaet
            </Button>
          </div>
        </Example>
        <Example name="ProgressBar">
          <ProgressBar label="Laster opp kirken.jpg" percent={64} />
        </Example>
      </div>
      <Example name="Steps">
        <Steps
          label="Veien til bryllupssiden"
          steps={["Om dere", "Stil", "Bilde", "Historie", "Detaljer"]}
          current={1}
        />
      </Example>
    </div>
  );
}

function Ground({ fill }: { fill: string }) {
  return (
    <svg viewBox="0 0 380 160" aria-hidden="true" className="block w-full">
      <rect width="380" height="160" fill={fill} />
    </svg>
  );
}
