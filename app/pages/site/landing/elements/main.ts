import { SearchChips } from "./search-chips.ts";

customElements.define("search-chips", SearchChips);
