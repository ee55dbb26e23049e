import { savedSearchesPath } from "#app/features/marketplace/saved-searches/actions.ts";
import { maxLengths } from "#app/features/marketplace/saved-searches/rules.ts";
import { savedSearchTexts as texts } from "#app/features/marketplace/saved-searches/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Bookmark } from "#app/ui/icons.ts";

export interface SavableSearch {
  /** The address of the search. */
  query: string;
  name: string;
}

/** Returns the name that a search is proposed to have; null where nothing is chosen. */
export function savableSearch(query: string, labels: readonly string[]): SavableSearch | null {
  if (labels.length === 0) return null;
  return { query, name: labels.join(", ").slice(0, maxLengths.name) };
}

/** The address repeats the fields, for visitors who sign in first. */
export function SaveSearch({ search }: { search: SavableSearch | null }) {
  if (!search) return null;
  const { query, name } = search;
  return (
    <form
      method="post"
      action={`${savedSearchesPath}?${new URLSearchParams({ sok: query, navn: name })}`}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="query" value={query} />
      <input type="hidden" name="name" value={name} />
      <Button size="small">
        <Icon icon={Bookmark} size={16} />
        {texts.save}
      </Button>
    </form>
  );
}
