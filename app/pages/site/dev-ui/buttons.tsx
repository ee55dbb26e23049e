import { Ellipsis, Pencil, Plus } from "lucide-react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { Example } from "./example.tsx";

const rows = [
  { variant: "primary", label: "Lag bryllupside", hover: "bg-berry-hover" },
  { variant: "secondary", label: "Kopier lenke", hover: "border-ink! bg-paper-2" },
  { variant: "quiet", label: "Avbryt", hover: "bg-paper-3" },
  { variant: "danger", label: "Slett gjest", hover: "bg-error-tint" },
  { variant: "danger-filled", label: "Slett for godt", hover: "bg-error-hover" },
] as const;

const focused = "outline-2 outline-offset-2 outline-ink";

export function Buttons() {
  return (
    <div className="grid gap-4">
      {rows.map(({ variant, label, hover }) => (
        <Example key={variant} name={`Button variant="${variant}"`}>
          <div className="flex flex-wrap gap-3">
            <Button type="button" variant={variant}>
              {label}
            </Button>
            <Button type="button" variant={variant} className={hover}>
              {label}
            </Button>
            <Button type="button" variant={variant} className={focused}>
              {label}
            </Button>
            <Button type="button" variant={variant} busy>
              {label}
            </Button>
            <Button type="button" variant={variant} disabled>
              {label}
            </Button>
          </div>
        </Example>
      ))}
      <p className="text-13 text-muted">Hvile, peker, fokus, opptatt, sperret.</p>
      <Example name="ButtonLink size large · medium · small · iconOnly, busyLabel, Tooltip">
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
      </Example>
    </div>
  );
}
