import { useState } from "react";
import { Link } from "react-router";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge, ExampleBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog, DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LogOut, Settings } from "#app/ui/icons.ts";
import { Wordmark } from "#app/ui/logo.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { Status } from "#app/ui/status.tsx";
import { useToast } from "#app/ui/toaster.tsx";
import { Examples, row } from "./examples.tsx";

const inLine = "flex min-h-8 flex-wrap items-center gap-3";

export function Signs() {
  return (
    <Examples
      className={row}
      of={{
        Status: (
          <div className={inLine}>
            <Status kind="coming">Kommer</Status>
            <Status kind="waiting">Venter svar</Status>
            <Status kind="declined">Kommer ikke</Status>
          </div>
        ),
        Badge: (
          <div className={inLine}>
            <Badge>Kladde</Badge>
            <Badge tone="messing">Planlagt</Badge>
            <Badge tone="gran">Sendt</Badge>
            <Badge tone="berry">Ny melding</Badge>
            <Badge tone="outline">Besvart</Badge>
            <Badge tone="sheet">Privat</Badge>
          </div>
        ),
        ExampleMark: (
          <div className={inLine}>
            <ExampleBadge />
            <ExampleBadge>Eksempeltall</ExampleBadge>
          </div>
        ),
        "Avatar · Spinner": (
          <div className={inLine}>
            <Avatar name="Ingrid Aune" />
            <Avatar name="astrid@epost.no" />
            <Avatar name="Mathias Lie" size="large" />
            <Spinner />
          </div>
        ),
      }}
    />
  );
}

export function Messages() {
  const toast = useToast();
  const undone = { label: "Angre", onPress: () => toast({ title: "Angret" }) };
  const retried = { label: "Prøv igjen", onPress: () => undefined };
  const toasts = {
    "Ett ord": { title: "Gjest lagt til!" },
    "To linjer": { title: "Nytt RSVP-svar mottatt!", description: "Astrid Hovland har svart" },
    "Med angre": { title: "Gjenstand slettet", action: undone },
    Feil: {
      tone: "error",
      title: "Feil",
      description: "Kunne ikke laste bryllupsdata",
      action: retried,
    },
  } as const;
  return (
    <Examples
      className="grid items-start gap-6 lg:grid-cols-2"
      of={{
        "useToast() → toast({title, description?, tone?, action?})": (
          <div className="flex flex-wrap gap-3">
            {Object.entries(toasts).map(([label, shown]) => (
              <Button key={label} type="button" onClick={() => toast(shown)}>
                {label}
              </Button>
            ))}
          </div>
        ),
        "Notice tone messing · gran · fault": (
          <div className="grid gap-2.5">
            <Notice
              action={
                <Link to="/guest-list" className="link">
                  Se svarene
                </Link>
              }
            >
              To svar er ikke koblet til gjestelisten.
            </Notice>
            <Notice tone="gran">Lenken er sendt til astrid@epost.no.</Notice>
            <Notice tone="error">Du har overskredet budsjettet med 4 300 NOK</Notice>
          </div>
        ),
      }}
    />
  );
}

export function Overlays() {
  return (
    <Examples
      className={`${row} [&>div]:justify-items-start`}
      of={{
        "Dialog DialogBody DialogFooter": <GuestDialog />,
        Drawer: <MenuDrawer />,
        "Menu MenuItem MenuRule": <AccountMenu />,
      }}
    />
  );
}

function GuestDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        Åpne dialogen
      </Button>
      <Dialog title="Legg til gjest" open={open} onOpenChange={setOpen}>
        <DialogBody>
          <TextField name="newGuest" label="Navn" defaultValue="Gudrun Aune" />
          <Checkbox name="newPlusOne" label="Kan ta med følge" defaultChecked />
          <TextField name="newPlusOneName" label="Navn på følge" />
        </DialogBody>
        <DialogFooter>
          <Button type="button" variant="quiet" onClick={close}>
            Avbryt
          </Button>
          <Button type="button" variant="primary" onClick={close}>
            Legg til gjest
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}

function MenuDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        Åpne skuffen
      </Button>
      <Drawer label="Meny" open={open} onOpenChange={setOpen} header={<Wordmark />}>
        <p className="p-3 text-15">Det samme som i sidestolpen, i rader på 44 px.</p>
      </Drawer>
    </>
  );
}

function AccountMenu() {
  return (
    <Menu
      trigger={<Button type="button">Åpne menyen</Button>}
      header={
        <>
          <p className="text-14 font-semibold">Ingrid Aune</p>
          <p className="text-13 text-muted">ingrid@epost.no</p>
        </>
      }
    >
      <MenuItem asChild>
        <Link to="/settings">
          <Icon icon={Settings} />
          Innstillinger
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="error">
        <Icon icon={LogOut} />
        Logg ut
      </MenuItem>
    </Menu>
  );
}
