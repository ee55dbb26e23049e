import "#app/pages/wedding-page/elements/main.ts";
import { HouseholdForm } from "./household-form.ts";
import { OpenedInvitation } from "./opened-invitation.ts";

customElements.define("household-form", HouseholdForm);
customElements.define("opened-invitation", OpenedInvitation);
