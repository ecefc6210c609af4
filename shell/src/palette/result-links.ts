import { type Label, labelOf } from '#/menu/menu.ts';
import type { KnownRegistry } from '#/registry/registry.ts';
import type { PaletteLink } from './palette-links.ts';
import type { SearchResult } from './use-search.ts';

/** A result with its page, below the heading of its kind. */
export interface ResultLink extends PaletteLink {
  group: Label;
  /** The person whose picture is shown. */
  person: string;
  name: string;
  detail: string | null;
  image: string | null;
}

/** The kinds of results that remotes declare, with the page of each. */
function kindsOf({ remotes }: KnownRegistry) {
  const kinds = remotes.flatMap((remote) => remote.search.map((kind) => ({ remote, ...kind })));
  return new Map(kinds.map((kind) => [kind.kind, kind]));
}

/**
 * Results as links, grouped by kind, in the order of each kind's best result. Results without a page in any remote are
 * left out.
 */
export function resultLinks(registry: KnownRegistry, results: readonly SearchResult[]): ResultLink[] {
  const kinds = kindsOf(registry);
  const order = [...new Set(results.map(({ kind }) => kind))];
  return order.flatMap((kind) => {
    const declared = kinds.get(kind);
    if (!declared) return [];
    const group = labelOf(declared.remote, declared.labelKey);
    return results
      .filter((result) => result.kind === kind)
      .map(({ id, title, detail, image }) => ({
        id: `${kind}-${id}`,
        to: declared.to.replace(':id', encodeURIComponent(id)),
        label: { en: title, ar: title },
        icon: declared.remote.icons[declared.icon] ?? [],
        group,
        person: id,
        name: title,
        detail,
        image,
      }));
  });
}
