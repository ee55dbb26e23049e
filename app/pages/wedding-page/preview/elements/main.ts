import "../../elements/main.ts";
import { DraftSender } from "./draft-sender.ts";
import { WeddingPreview } from "./wedding-preview.ts";

customElements.define("draft-sender", DraftSender);
customElements.define("wedding-preview", WeddingPreview);
