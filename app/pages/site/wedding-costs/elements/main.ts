import { LiveCosts } from "./live-costs.ts";

customElements.define("live-costs", LiveCosts);
