import { ShareLink } from "../../marketplace/elements/share-link.ts";
import { ArticleContents } from "./article-contents.ts";
import { SaveGuide } from "./save-guide.ts";
import { SavedGuides } from "./saved-guides.ts";

customElements.define("share-link", ShareLink);
customElements.define("article-contents", ArticleContents);
customElements.define("save-guide", SaveGuide);
customElements.define("saved-guides", SavedGuides);
