import "../../elements/main.ts";
import { DraftSender } from "./draft-sender.ts";
import { WeddingPreview } from "./wedding-preview.ts";

// The wedding page's scripts, and what makes a preview of it.
customElements.define("draft-sender", DraftSender);
customElements.define("wedding-preview", WeddingPreview);
