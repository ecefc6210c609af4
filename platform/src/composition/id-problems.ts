import { groupBy } from './group-by.ts';
import type { Declared, Problem } from './remote-part.ts';
import { RESERVED_NAMESPACES } from './reserved.ts';

const kinds: Record<string, (declared: Declared) => string[]> = {
  name: ({ name }) => [name],
  'locale namespace': ({ namespace }) => [namespace],
  'menu entry': ({ menu }) => menu.map(({ id }) => id),
  'menu group': ({ menuGroups }) => menuGroups.map(({ id }) => id),
  'palette entry': ({ palette }) => palette.map(({ id }) => id),
  'search kind': ({ search }) => search.map(({ kind }) => kind),
  'permission group': ({ permissionGroups }) => permissionGroups.map(({ group }) => group),
  notification: ({ notifications }) => notifications.map(({ key }) => key),
  'slot filler': ({ slots }) => slots.map(({ id }) => id),
};

/** Names that only one remote may have, and only once. */
export function idProblems(remotes: readonly Declared[]): Problem[] {
  const shellsOwn = remotes.filter(({ namespace }) => RESERVED_NAMESPACES.includes(namespace));
  return [
    ...shellsOwn.map(({ name, namespace }) => ({
      remotes: [name],
      text: `${name} claims the locale namespace ${namespace} of the shell`,
    })),
    ...Object.entries(kinds).flatMap(([kind, idsOf]) => {
      const owners = remotes.flatMap((declared) => idsOf(declared).map((id) => ({ id, remote: declared.name })));
      return [...groupBy(owners, ({ id }) => id)].flatMap(([id, held]) => shared(kind, id, held));
    }),
  ];
}

function shared(kind: string, id: string, held: { remote: string }[]): Problem[] {
  if (held.length < 2) return [];
  const remotes = [...new Set(held.map(({ remote }) => remote))];
  const owners = remotes.length > 1 ? remotes.join(' and ') : `${remotes[0]} twice`;
  return [{ remotes, text: `the ${kind} "${id}" is declared by ${owners}` }];
}
