import { describe, expect, test } from "vitest";
import { clientTexts } from "#app/client/texts.ts";
import { texts as accountTexts } from "#app/features/accounts/texts.ts";
import { budgetAdminTexts } from "#app/features/budget/admin/texts.ts";
import { defaultCategoryColor as budgetColor } from "#app/features/budget/rules.ts";
import { budgetTexts } from "#app/features/budget/texts.ts";
import { contactTexts } from "#app/features/contact/texts.ts";
import { galleryAdminTexts } from "#app/features/gallery/admin/texts.ts";
import { galleryTexts } from "#app/features/gallery/texts.ts";
import { inboxTexts } from "#app/features/greetings/admin/texts.ts";
import { greetingTexts } from "#app/features/greetings/texts.ts";
import { defaultCategoryColor, mainGuestList } from "#app/features/guests/rules.ts";
import { newsletterTexts } from "#app/features/newsletter/texts.ts";
import { answerAdminTexts } from "#app/features/rsvp/admin/texts.ts";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { mainArrangement } from "#app/features/seating/rules.ts";
import { seatingTexts } from "#app/features/seating/texts.ts";
import { smsAdminTexts } from "#app/features/sms/admin/texts.ts";
import { shownLimit } from "#app/features/sms/rules.ts";
import { requestTexts } from "#app/features/vendors/requests/texts.ts";
import { reviewTexts } from "#app/features/vendors/reviews/texts.ts";
import { budgetRanges, vendorCategories } from "#app/features/vendors/rules.ts";
import { budgetRangeTexts, categoryTexts, priceTexts } from "#app/features/vendors/texts.ts";
import { editTexts } from "#app/features/weddings/admin/texts.ts";
import { wizardTexts } from "#app/features/weddings/components/wizard/texts.ts";
import { themes } from "#app/features/weddings/rules.ts";
import { texts as weddingTexts } from "#app/features/weddings/texts.ts";
import { wishAdminTexts } from "#app/features/wishlist/admin/texts.ts";
import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import { guestListTexts } from "#app/pages/planner/guest-list/texts.ts";
import { unlinkedTexts } from "#app/pages/planner/guest-list/unlinked/texts.ts";
import { plannerTexts } from "#app/pages/planner/texts.ts";
import { mineTexts } from "#app/pages/planner/vendors/mine/texts.ts";
import { vendorScreenTexts } from "#app/pages/planner/vendors/texts.ts";
import { shellTexts } from "#app/pages/shell/texts.ts";
import { crashText } from "#app/pages/site/error-texts.ts";
import { landingTexts } from "#app/pages/site/landing/texts.ts";
import { previewTexts } from "#app/pages/wedding-page/preview/texts.ts";
import { pageTexts } from "#app/pages/wedding-page/texts.ts";
import { formatTypedMoney } from "#app/platform/money.ts";

// The specification's texts, to the letter. Other tests show where they appear.
const { countdown, missing, program } = pageTexts;
const { overview: dashboardErrors, title: errorTitle } = plannerTexts.errors;
const { errors: wishErrors, done: wishDone } = wishAdminTexts;

const specified: Record<string, [text: string, shown: string][]> = {
  texts: [
    ["Kladde", smsAdminTexts.statuses.draft],
    ["Planlagt", smsAdminTexts.statuses.scheduled],
    ["Sendt", smsAdminTexts.statuses.sent],
    ["Send nå", smsAdminTexts.sendNow],
    ["133/160 tegn", smsAdminTexts.shownOf(133, shownLimit)],
    ["SMS kampanje opprettet", smsAdminTexts.done.created],
    ["SMS kampanje sendt! (Demo modus)", smsAdminTexts.done.sentDemo],
    ["SMS kampanje sendt!", smsAdminTexts.done.sent],
    ["Feil ved opprettelse av kampanje", smsAdminTexts.errors.create],
    ["Feil ved sending av kampanje", smsAdminTexts.errors.send],
    ["Kunne ikke hente kampanjene", smsAdminTexts.errors.notLoaded],
    ["Ikke sendt (demo)", smsAdminTexts.logPage.states.demo],
  ],
  site: [
    ["Abonner", newsletterTexts.submit],
    ["Søk", landingTexts.search.submit],
    ["Les guide", landingTexts.guides.read],
    ["Utforsk markedsplassen", landingTexts.market.explore],
    ["Selg noe", landingTexts.market.sell],
    ["Se alle produkter", landingTexts.market.all],
    ["Send oss en melding", contactTexts.heading],
  ],
  wizard: [
    ["Forrige", wizardTexts.previous],
    ["Neste", wizardTexts.next],
    ["Lag bryllupside", wizardTexts.save],
    ["Lagrer...", wizardTexts.saving],
    ["Du må være logget inn for å opprette en bryllupside", wizardTexts.saveResults.signedOut],
    ["Du må være logget inn for å opprette en bryllupside", accountTexts.reasons["create-wedding"]],
    ["Kunne ikke lagre bryllupssiden. Prøv igjen.", wizardTexts.saveResults.refused],
    ["En feil oppstod. Prøv igjen.", wizardTexts.saveResults.failed],
    ["Din bryllupside er opprettet! 🎉", weddingTexts.created],
    ["Romantisk", themes.romantic.name],
    ["Moderne", themes.modern.name],
    ["Rustikk", themes.rustic.name],
    ["Vintage", themes.vintage.name],
    ["Bohemsk", themes.boho.name],
    ["Hage", themes.garden.name],
  ],
  seating: [
    ["Kunne ikke legge til bord", seatingTexts.errors.tableNotAdded],
    ["Kunne ikke fjerne gjest", seatingTexts.errors.guestNotRemoved],
    ["Bord lagt til!", seatingTexts.tableAdded],
    ["Gjest fjernet fra bord", seatingTexts.guestRemoved],
    ["Main Arrangement", mainArrangement],
  ],
  budget: [
    ["Budsjett kategori lagt til!", budgetTexts.done.categoryAdded],
    ["Budsjettpost lagt til!", budgetTexts.done.itemAdded],
    ["Markert som betalt", budgetTexts.done.paid],
    ["Markert som ikke betalt", budgetTexts.done.unpaid],
    ["Kunne ikke legge til kategori", budgetTexts.errors.addCategory],
    ["Kunne ikke legge til budsjettpost", budgetTexts.errors.addItem],
    ["Kunne ikke oppdatere status", budgetTexts.errors.status],
    ["Kunne ikke hente budsjettet", budgetTexts.errors.notLoaded],
    [
      "Du har overskredet budsjettet med 12\u00a0500 NOK",
      budgetAdminTexts.overspent(formatTypedMoney(12_500_00)),
    ],
    ["#3B82F6", budgetColor],
  ],
  vendors: [
    ["Ingen leverandører funnet", vendorScreenTexts.empty.title],
    ["Ingen anmeldelser ennå", reviewTexts.none],
    ["Forespørsel sendt til leverandør!", requestTexts.done.sent],
    ["Kunne ikke sende forespørsel", requestTexts.errors.send],
    ["Anmeldelse lagt til!", reviewTexts.done.added],
    ["Kunne ikke legge til anmeldelse", reviewTexts.errors.add],
    ["Kunne ikke hente leverandørene", vendorScreenTexts.errors.notLoaded],
    ["Anonym", reviewTexts.anonymous],
    ["Rediger anmeldelsen", reviewTexts.edit],
    ["Bare bekreftede", vendorScreenTexts.onlyVerified],
    ["Dette er et eksempel", requestTexts.sample],
    ["Legg i budsjettet", mineTexts.putIntoBudget],
    ["Rimelig", priceTexts.$],
    ["Moderat", priceTexts.$$],
    ["Dyr", priceTexts.$$$],
    ["Meget dyr", priceTexts.$$$$],
    [
      "Antrekk, Blomster, Catering, Fotograf, Kake, Lokale, Musikk, Planlegger, Transport, Video",
      vendorCategories.map((category) => categoryTexts[category].name).join(", "),
    ],
    [
      "Under 10 000 kr, 10 000–25 000 kr, 25 000–50 000 kr, 50 000–100 000 kr, Over 100 000 kr",
      budgetRanges.map((range) => budgetRangeTexts[range].replaceAll("\u00a0", " ")).join(", "),
    ],
    ["under-10000, 10000-25000, 25000-50000, 50000-100000, over-100000", budgetRanges.join(", ")],
  ],
  uploads: [
    ["Vennligst velg en bildefil", clientTexts.upload.errors["not-an-image"]],
    ["Bildet må være mindre enn 5MB", clientTexts.upload.errors["too-large"]],
    ["PNG, JPG eller WEBP", clientTexts.upload.fileHint],
    ["Laster opp...", clientTexts.upload.uploading],
    ["Laster opp...", galleryTexts.upload.states.sending],
    ["Kunne ikke laste opp bilde", clientTexts.upload.errors.unavailable],
    ["Kunne ikke laste opp bilde", galleryTexts.upload.states.failed],
    ["Bildet ble lastet opp, men kunne ikke lagres i galleriet", galleryTexts.errors["not-saved"]],
    ["En feil oppstod ved opplasting", clientTexts.upload.errors.notUploaded],
    ["En feil oppstod ved opplasting", galleryTexts.errors.malformed],
    ["Bilde lagt til i galleriet!", galleryTexts.shared],
    ["Bilde lastet opp!", clientTexts.upload.done],
    ["Bilde fjernet", clientTexts.upload.removed],
  ],
  "wedding page": [
    ["Laster bryllup...", previewTexts.waiting.title],
    ["Bryllup ikke funnet", missing.title],
    ["Dette bryllupet eksisterer ikke eller har blitt slettet.", missing.text],
    ["I DAG ER DAGEN!", countdown.today],
    ["Vielse", program.ceremony],
    ["Bryllupsfest", program.reception],
    ["Unexpected Application Error! Internal Server Error", crashText],
  ],
  RSVP: [
    ["Kommer", rsvpTexts.attending.true],
    ["Kommer ikke", rsvpTexts.attending.false],
    ["Vennligst fyll ut alle obligatoriske felt", rsvpTexts.errors.required],
    ["Kunne ikke finne bryllupsdata", rsvpTexts.weddingMissing],
    ["Kunne ikke sende RSVP. Prøv igjen.", rsvpTexts.failed],
    ["En feil oppstod ved sending av RSVP", rsvpTexts.unexpected],
    ["Takk for bekreftelsen! Vi gleder oss til å se deg! 🎉", rsvpTexts.thanks.true],
    ["Takk for beskjeden. Vi kommer til å savne deg! 💕", rsvpTexts.thanks.false],
  ],
  "wish list": [
    ["Pris ikke oppgitt", wishlistTexts.noPrice],
    ["Reservert av", wishlistTexts.reservedBy],
    ["Kunne ikke laste ønskeliste", wishlistTexts.notLoaded],
    ["Kunne ikke reservere gjenstand", wishlistTexts.failed],
    ["En feil oppstod", wishlistTexts.unexpected],
    ["Takk Åse! Du har reservert «Vase».", wishlistTexts.reserved("Åse", "Vase")],
  ],
  gallery: [
    ["Vennligst skriv inn navnet ditt", galleryTexts.errors.name],
    ["Du har allerede likt dette bildet! ❤️", galleryTexts.alreadyLiked],
    ["Ingen bilder ennå", galleryTexts.empty.title],
  ],
  greeting: [
    ["Send en hilsen", greetingTexts.title],
    ["Fyll inn navn og melding", greetingTexts.errors.required],
  ],
  "planner's frame": [
    ["Innstillinger", shellTexts.navigation.settings],
    ["Logg ut", shellTexts.navigation.signOut],
    ["Admin", shellTexts.account.admin],
    ["Opprett bryllupside", plannerTexts.noWedding.create],
    ["Opprett bryllupside", clientTexts.noWedding.create],
  ],
  dashboard: [
    ["Ikke valgt", plannerTexts.wedding.noTheme],
    ["Lenke kopiert!", clientTexts.copyLink.copied],
    ["Ingen RSVP-svar mottatt ennå", answerAdminTexts.empty],
    ["2\u00a0person(er)", answerAdminTexts.persons(2)],
    ["Nytt RSVP-svar mottatt!", answerAdminTexts.arrived],
    ["Feil", errorTitle],
    ["Kunne ikke laste bryllupsdata", dashboardErrors["server-error"]],
    ["En feil oppstod ved lasting av data", dashboardErrors["no-response"]],
    ["Kunne ikke laste RSVP-svar", answerAdminTexts.errors.notLoaded["server-error"]],
    ["En feil oppstod ved lasting av RSVP-data", answerAdminTexts.errors.notLoaded["no-response"]],
  ],
  edit: [
    ["Kunne ikke laste bryllupsdata", editTexts.notLoaded],
    ["Kunne ikke lagre endringene", editTexts.failed],
    ["En feil oppstod ved lagring", editTexts.noResponse],
    ["Bryllupsdetaljer oppdatert!", editTexts.saved],
  ],
  "guest list": [
    ["Ingen gjester funnet", guestListTexts.empty.title],
    ["Venter svar", guestListTexts.statuses.pending],
    ["Kommer", guestListTexts.statuses.attending],
    ["Kommer ikke", guestListTexts.statuses.declined],
    ["Gjest lagt til!", guestListTexts.done.guestAdded],
    ["Kategori lagt til!", guestListTexts.done.categoryAdded],
    ["Kunne ikke hente gjesteliste", guestListTexts.errors.notLoaded],
    ["Kunne ikke legge til gjest", guestListTexts.errors.addGuest],
    ["Kunne ikke legge til kategori", guestListTexts.errors.addCategory],
    ["Det oppstod en feil", guestListTexts.errors.unexpected],
    ["Main Guest List", mainGuestList],
    ["#3B82F6", defaultCategoryColor],
    ["Ukoblet: 3", guestListTexts.counts.unlinked(3)],
    ["Ukoblede svar", unlinkedTexts.title],
  ],
  "wish list admin": [
    ["Kjøpt", wishAdminTexts.status.purchased],
    ["Tilgjengelig", wishAdminTexts.status.available],
    ["Kunne ikke finne bryllupsdata", wishAdminTexts.noWedding.title],
    ["Kunne ikke laste ønskelistegjenstander", wishErrors.notLoaded],
    ["Tittel er påkrevd", wishAdminTexts.invalid.title],
    ["Kunne ikke legge til gjenstand", wishErrors.add],
    ["Kunne ikke slette gjenstand", wishErrors.remove],
    ["Kunne ikke oppdatere gjenstand", wishErrors.change],
    ["En feil oppstod", wishErrors.unexpected],
    ["Gjenstand lagt til!", wishDone.added],
    ["Gjenstand slettet", wishDone.deleted],
    ["Gjenstand markert som tilgjengelig", wishDone.reset],
  ],
  "gallery admin": [
    ["Anonym gjest", galleryAdminTexts.anonymous],
    ["Kunne ikke laste bilder", galleryAdminTexts.notLoaded],
  ],
  messages: [
    ["Send email", inboxTexts.sendMail],
    ["Ny melding", inboxTexts.states.new],
    ["Besvart", inboxTexts.states.replied],
    ["Marker som besvart", inboxTexts.markReplied],
    ["Feil ved markering av melding", inboxTexts.failed.reply],
    ["Melding markert som besvart", inboxTexts.done.replied(1)],
  ],
};

describe.each(Object.entries(specified))("%s", (_, texts) => {
  test.each(texts)("“%s”", (text, shown) => {
    expect(shown).toBe(text);
  });
});
