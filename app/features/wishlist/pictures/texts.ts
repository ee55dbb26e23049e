import { texts } from "#app/features/weddings/texts.ts";
import { formatWait } from "#app/platform/http/texts.ts";

const { picture } = texts.errors;

export const pictureTexts = {
  tooMany: (seconds: number) => `Det ble mange bilder. Prøv igjen om ${formatWait(seconds)}.`,
  gone: "Bildet ligger ikke hos oss lenger. Last det opp på nytt.",
  link: {
    "not-a-link": "Lim inn en lenke som begynner med https://",
    unreachable:
      "Vi fikk ikke tak i bildet. Sjekk at lenken virker, eller last opp bildet i stedet.",
    "too-slow": "Siden brukte for lang tid på å svare. Prøv igjen, eller last opp bildet i stedet.",
    "too-large": picture["too-large"],
    "not-an-image":
      "Lenken fører til en side, ikke til et bilde. Høyreklikk på bildet, og kopier bildeadressen.",
    unreadable: picture.unreadable,
    unavailable: picture.unavailable,
  },
} as const;
