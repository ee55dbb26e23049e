import { ExampleAnswer } from "./example-answer.ts";
import { FavouriteButton } from "./favourite-button.ts";
import { LiveFilters } from "./live-filters.ts";
import { MergeFavourites } from "./merge-favourites.ts";
import { PictureRow } from "./picture-row.ts";
import { ProductBar } from "./product-bar.ts";
import { QuickQuestions } from "./quick-questions.ts";
import { ShareLink } from "./share-link.ts";
import { StoredFavourites } from "./stored-favourites.ts";

customElements.define("live-filters", LiveFilters);
customElements.define("favourite-button", FavouriteButton);
customElements.define("merge-favourites", MergeFavourites);
customElements.define("stored-favourites", StoredFavourites);
customElements.define("picture-row", PictureRow);
customElements.define("product-bar", ProductBar);
customElements.define("share-link", ShareLink);
customElements.define("quick-questions", QuickQuestions);
customElements.define("example-answer", ExampleAnswer);
