import { belongsTo, type Holder, useSession } from '@academy/shared-auth';
import type { IconNode } from '@academy/shared-auth/contract';
import { useMemo } from 'react';
import { type Label, labelOf, linkId, linksOf, type MenuItem } from '#/layout/menu/menu.ts';
import type { KnownRegistry } from '#/remotes/registry/registry.ts';

/** What the palette leads to. */
export interface PaletteLink {
  id: string;
  to: string;
  label: Label;
  icon: IconNode;
}

/** The links of the viewer's menu, then what else remotes let the viewer find, in its order. An address is there once. */
export function paletteLinksFor({ remotes }: KnownRegistry, holder: Holder, menu: readonly MenuItem[]): PaletteLink[] {
  const links = linksOf(menu);
  const inMenu = new Set(links.map(({ to }) => to));
  const entries = remotes.flatMap((remote) => remote.palette.map((entry) => ({ remote, entry })));
  const others = entries
    .filter(({ entry }) => belongsTo(holder, entry) && !inMenu.has(entry.to))
    .sort((one, other) => one.entry.order - other.entry.order)
    .map(({ remote, entry: { id, to, labelKey, icon } }) => ({
      id: `${linkId(remote, id)} in the palette`,
      to,
      label: labelOf(remote, labelKey),
      icon: remote.icons[icon] ?? [],
    }));
  return [...links, ...others];
}

/** The same for whoever is signed in, whose menu it is. */
export function usePaletteLinks(registry: KnownRegistry, menu: readonly MenuItem[]): PaletteLink[] {
  const roles = useSession((session) => session.user?.roles);
  const permissions = useSession((session) => session.permissions);
  return useMemo(
    () => paletteLinksFor(registry, { permissions, roles: roles ?? [] }, roles ? menu : []),
    [registry, permissions, roles, menu],
  );
}
