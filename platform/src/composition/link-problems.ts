import type { Declared, Problem } from './remote-part.ts';
import { shellPages } from './reserved.ts';
import { canonical, literalPath, overlap, parsePattern, type RoutePattern } from './route-pattern.ts';

interface Link {
  what: string;
  to: string;
  target: RoutePattern;
  /** A redirect is not the target of its own link. */
  from?: RoutePattern;
}

/** Without query and fragment. */
const pathOf = (to: string) => to.replace(/[?#].*$/, '');

function linksOf({ menu, palette, search, redirects }: Declared): Link[] {
  return [
    ...menu.map(({ id, to }) => ({ what: `the menu entry "${id}"`, to, target: literalPath(to) })),
    ...palette.map(({ id, to }) => ({ what: `the palette entry "${id}"`, to, target: literalPath(pathOf(to)) })),
    ...search.map(({ kind, to }) => ({ what: `the search kind "${kind}"`, to, target: parsePattern(pathOf(to)) })),
    ...redirects.map(({ from, to }) => ({
      what: `the redirect from ${from}`,
      to,
      target: parsePattern(to),
      from: parsePattern(from),
    })),
  ];
}

/** Menu entries that cover a route which nobody declares. */
function coverProblems(remotes: readonly Declared[]): Problem[] {
  const paths = new Set(remotes.flatMap(({ routes }) => routes.map(({ path }) => path)));
  return remotes.flatMap(({ name, menu }) =>
    menu.flatMap(({ id, covers }) =>
      covers
        .filter((path) => !paths.has(path))
        .map((path) => ({
          remotes: [name],
          text: `the menu entry "${id}" of ${name} covers ${path}, which is no route`,
        })),
    ),
  );
}

/** Links that lead to no page of the composition. */
export function linkProblems(remotes: readonly Declared[]): Problem[] {
  const responded = [
    ...shellPages,
    ...remotes.flatMap(({ routes, redirects }) =>
      [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)].map(parsePattern),
    ),
  ];
  const hasPage = ({ target, from }: Link) =>
    responded.some((pattern) => overlap(pattern, target) && !(from && canonical(from) === canonical(pattern)));
  const lost = remotes.flatMap((declared) =>
    linksOf(declared)
      .filter((link) => !hasPage(link))
      .map(({ what, to }) => ({
        remotes: [declared.name],
        text: `${what} of ${declared.name} leads to ${to}, where no page is`,
      })),
  );
  return [...lost, ...coverProblems(remotes)];
}
