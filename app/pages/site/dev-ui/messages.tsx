import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useToast } from "#app/ui/toaster.tsx";
import { Example } from "./example.tsx";

export function Messages() {
  const toast = useToast();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Example name="useToast() → toast({title, description?, tone?, action?})">
        <div className="flex flex-wrap gap-3">
          <Button type="button" onClick={() => toast({ title: "Gjest lagt til!" })}>
            Ett ord
          </Button>
          <Button
            type="button"
            onClick={() =>
              toast({ title: "Nytt RSVP-svar mottatt!", description: "Astrid Hovland har svart" })
            }
          >
            To linjer
          </Button>
          <Button
            type="button"
            onClick={() =>
              toast({
                title: "Gjenstand slettet",
                action: { label: "Angre", onPress: () => toast({ title: "Angret" }) },
              })
            }
          >
            Med angre
          </Button>
          <Button
            type="button"
            onClick={() =>
              toast({
                tone: "error",
                title: "Feil",
                description: "Kunne ikke laste bryllupsdata",
                action: { label: "Prøv igjen", onPress: () => undefined },
              })
            }
          >
            Feil
          </Button>
        </div>
      </Example>
      <Example name="Notice tone messing · gran · fault">
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
        <Notice tone="error">Du har overskredet budsjettet med 4 300 NOK</Notice>
      </Example>
    </div>
  );
}
