import { dietOptionNames, dietOptions } from "#app/features/guests/diets/rules.ts";
import { FieldError } from "#app/pages/wedding-page/sections/form-fields.tsx";
import { Ornament } from "#app/pages/wedding-page/sections/ornament-image.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Plus } from "#app/ui/icons.ts";
import { invitationTexts } from "./texts.ts";
import type { PersonView } from "./view-people.ts";

const texts = invitationTexts.form;

interface PersonRowProps {
  person: PersonView;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

export function PersonRow({ person, values, errors }: PersonRowProps) {
  const { controls, companionOf, flowers } = person;
  const error = errors[controls.attending];
  const titleId = `${controls.attending}-name`;
  const kind = companionOf ? "person person-companion" : "person";
  return (
    <li className={error ? `${kind} person-missing` : kind}>
      <div className="person-flower" aria-hidden="true">
        <Ornament image={flowers.bloom} className="person-bloom" />
        <Ornament image={flowers.bud} className="person-bud" />
      </div>
      <div className="person-name">
        <h2 id={titleId}>{person.name}</h2>
        <p>{person.detail}</p>
      </div>
      <fieldset
        className="choice"
        aria-labelledby={titleId}
        aria-describedby={error ? `${controls.attending}-error` : undefined}
      >
        {(["yes", "no"] as const).map((answer) => (
          <label key={answer} className={`choice-${answer}`}>
            <input
              type="radio"
              name={controls.attending}
              id={answer === "yes" ? controls.attending : undefined}
              value={answer}
              defaultChecked={values[controls.attending] === answer}
            />
            <span>{texts.attending[answer]}</span>
          </label>
        ))}
      </fieldset>
      <FieldError fieldId={controls.attending} text={error} />
      <div className="person-more">
        {companionOf && (
          <div className="field">
            <label htmlFor={controls.name}>{texts.companionName}</label>
            <input
              type="text"
              id={controls.name}
              name={controls.name}
              defaultValue={values[controls.name] ?? ""}
              autoComplete="off"
              aria-describedby={`${controls.name}-hint`}
            />
            <small id={`${controls.name}-hint`}>{texts.companionUnknown}</small>
            <FieldError fieldId={controls.name} text={errors[controls.name]} />
          </div>
        )}
        <Diet person={person} values={values} errors={errors} />
      </div>
    </li>
  );
}

function Diet({ person, values, errors }: PersonRowProps) {
  const { controls } = person;
  const { diet, otherDiet, severe } = controls;
  const hasOther = Boolean(values[otherDiet] || errors[otherDiet]);
  const isFilled = hasOther || dietOptionNames.some((option) => values[diet[option]]);
  return (
    <details className="diet" open={isFilled}>
      <summary>
        <Icon icon={Plus} />
        <span>
          {texts.diet} <span className="only-read">{person.name}</span>
        </span>
      </summary>
      <fieldset className="diet-options">
        <legend className="only-read">{texts.diet}</legend>
        {dietOptionNames.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              name={diet[option]}
              defaultChecked={values[diet[option]] === "on"}
            />
            <span>{dietOptions[option]}</span>
          </label>
        ))}
        <label className="diet-other">
          <input type="checkbox" defaultChecked={hasOther} />
          <span>{texts.otherDiet}</span>
        </label>
      </fieldset>
      <div className="field">
        <label htmlFor={otherDiet}>{texts.otherDietLabel}</label>
        <input
          type="text"
          id={otherDiet}
          name={otherDiet}
          defaultValue={values[otherDiet] ?? ""}
          autoComplete="off"
          placeholder=" "
        />
        <FieldError fieldId={otherDiet} text={errors[otherDiet]} />
      </div>
      <div className="diet-end">
        <label className="diet-severe">
          <input type="checkbox" name={severe} defaultChecked={values[severe] === "on"} />
          <span>{texts.severe}</span>
        </label>
        <p className="diet-why">{texts.why}</p>
      </div>
    </details>
  );
}
