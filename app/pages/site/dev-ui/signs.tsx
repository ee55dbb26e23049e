import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ExampleBadge } from "#app/ui/example-badge.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { Status } from "#app/ui/status.tsx";
import { Example } from "./example.tsx";

export function Signs() {
  return (
    <div className="flex flex-wrap gap-x-12 gap-y-6">
      <Example name="Status">
        <div className="flex min-h-8 flex-wrap items-center gap-5">
          <Status kind="coming">Kommer</Status>
          <Status kind="waiting">Venter svar</Status>
          <Status kind="declined">Kommer ikke</Status>
        </div>
      </Example>
      <Example name="Badge">
        <div className="flex min-h-8 flex-wrap items-center gap-3">
          <Badge>Kladde</Badge>
          <Badge tone="messing">Planlagt</Badge>
          <Badge tone="gran">Sendt</Badge>
          <Badge tone="berry">Ny melding</Badge>
          <Badge tone="outline">Besvart</Badge>
          <Badge tone="sheet">Privat</Badge>
        </div>
      </Example>
      <Example name="ExampleMark">
        <div className="flex min-h-8 items-center gap-3">
          <ExampleBadge />
          <ExampleBadge>Eksempeltall</ExampleBadge>
        </div>
      </Example>
      <Example name="Avatar · Spinner">
        <div className="flex items-center gap-3">
          <Avatar name="Ingrid Aune" />
          <Avatar name="astrid@epost.no" />
          <Avatar name="Mathias Lie" size="large" />
          <Spinner />
        </div>
      </Example>
    </div>
  );
}
