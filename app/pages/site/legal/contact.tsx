import type { Operator } from "./operator.server.ts";

export function ResponsibleOperator({ operator: { name, isDemo } }: { operator: Operator }) {
  if (isDemo) {
    return (
      <p>
        Dette er en demonstrasjon. Ingen virksomhet står bak den, og den er ikke ment for
        opplysninger om virkelige personer.
      </p>
    );
  }
  return (
    <p>
      {name ?? "Den som driver dette nettstedet"} er behandlingsansvarlig for det som lagres her.
    </p>
  );
}

export function ContactLink({ operator: { email } }: { operator: Operator }) {
  return (
    <a href={`mailto:${email}`} className="link text-ink">
      {email}
    </a>
  );
}
