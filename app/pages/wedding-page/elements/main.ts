import { CountdownClock } from "./countdown-clock.ts";
import { LiveForm } from "./live-form.ts";

// All scripts of the wedding page. Without them it is a plain page whose form reloads it.
customElements.define("countdown-clock", CountdownClock);
customElements.define("live-form", LiveForm);
