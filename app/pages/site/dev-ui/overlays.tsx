import { LogOut, Settings } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog, DialogBody, DialogFooter } from "#app/ui/dialog.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Wordmark } from "#app/ui/logo.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { Example } from "./example.tsx";

export function Overlays() {
  const [dialog, setDialog] = useState(false);
  const [drawer, setDrawer] = useState(false);
  return (
    <div className="flex flex-wrap gap-x-12 gap-y-6 *:justify-items-start">
      <Example name="Dialog DialogBody DialogFooter">
        <Button type="button" onClick={() => setDialog(true)}>
          Åpne dialogen
        </Button>
        <Dialog title="Legg til gjest" open={dialog} onOpenChange={setDialog}>
          <DialogBody>
            <TextField name="newGuest" label="Navn" defaultValue="Gudrun Aune" />
            <Checkbox name="newPlusOne" label="Kan ta med følge" defaultChecked />
            <TextField name="newPlusOneName" label="Navn på følge" />
          </DialogBody>
          <DialogFooter>
            <Button type="button" variant="quiet" onClick={() => setDialog(false)}>
              Avbryt
            </Button>
            <Button type="button" variant="primary" onClick={() => setDialog(false)}>
              Legg til gjest
            </Button>
          </DialogFooter>
        </Dialog>
      </Example>
      <Example name="Drawer">
        <Button type="button" onClick={() => setDrawer(true)}>
          Åpne skuffen
        </Button>
        <Drawer label="Meny" open={drawer} onOpenChange={setDrawer} header={<Wordmark />}>
          <p className="p-3 text-15">Det samme som i sidestolpen, i rader på 44 px.</p>
        </Drawer>
      </Example>
      <Example name="Menu MenuItem MenuRule">
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
      </Example>
    </div>
  );
}
