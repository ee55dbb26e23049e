import { registerServiceWorker } from "#app/pages/offline-copies/register-service-worker.ts";
import { CopyText } from "./copy-text.ts";
import { CountdownClock } from "./countdown-clock.ts";
import { EnhancedForm } from "./enhanced-form.ts";
import { formQueue } from "./form-queue.ts";
import { MoreWishes } from "./more-wishes.ts";
import { PhotoGallery } from "./photo-gallery.ts";
import { PhotoShare } from "./photo-share.ts";
import { RequiredSubmit } from "./required-submit.ts";
import { ReserveDialog } from "./reserve-dialog.ts";

customElements.define("countdown-clock", CountdownClock);
customElements.define("enhanced-form", EnhancedForm);
// Must follow enhanced-form, which may restore a draft into the required fields.
customElements.define("required-submit", RequiredSubmit);
customElements.define("reserve-dialog", ReserveDialog);
customElements.define("more-wishes", MoreWishes);
customElements.define("copy-text", CopyText);
customElements.define("photo-gallery", PhotoGallery);
customElements.define("photo-share", PhotoShare);
formQueue.start();
void registerServiceWorker();
