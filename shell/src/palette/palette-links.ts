import { belongsTo, type Holder, useSession } from '@academy/shared-auth';
import type { IconNode } from '@academy/shared-auth/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { startBisect } from '#/bisect/bisect-state.ts';
import { type Label, labelOf, linkId, linksOf, type MenuItem } from '#/menu/menu.ts';
import type { KnownRegistry } from '#/registry/registry.ts';
import { useIsSuperAdmin } from '#/session/use-is-super-admin.ts';

/** An entry of the palette. */
export interface PaletteLink {
  id: string;
  to: string;
  label: Label;
  /** Further words by which it is found. */
  synonyms?: readonly Label[];
  icon: IconNode;
  /** An action instead of a link. */
  run?: () => void;
}

/**
 * The links of the viewer's menu, then the other entries of remotes, in order. Each address is listed once, and found by
 * the words of all its entries.
 */
export function paletteLinksFor({ remotes }: KnownRegistry, holder: Holder, menu: readonly MenuItem[]): PaletteLink[] {
  const entries = remotes
    .flatMap((remote) => remote.palette.map((entry) => ({ remote, entry })))
    .filter(({ entry }) => belongsTo(holder, entry))
    .sort((one, other) => one.entry.order - other.entry.order);
  const others = entries.map(({ remote, entry: { id, to, labelKey, icon } }) => ({
    id: `${linkId(remote, id)} in the palette`,
    to,
    label: labelOf(remote, labelKey),
    icon: remote.icons[icon] ?? [],
  }));
  const links = new Map<string, PaletteLink>();
  for (const link of [...linksOf(menu), ...others]) if (!links.has(link.to)) links.set(link.to, link);
  const synonymsOf = (to: string) =>
    entries
      .filter(({ entry }) => entry.to === to)
      .flatMap(({ remote, entry: { labelKey, synonymsKey } }) =>
        [labelKey, synonymsKey].flatMap((key) => (key ? labelOf(remote, key) : [])),
      );
  return [...links.values()].map((link) => ({ ...link, synonyms: synonymsOf(link.to) }));
}

const searchIcon: IconNode = [
  ['circle', { cx: '11', cy: '11', r: '8' }],
  ['path', { d: 'm21 21-4.3-4.3' }],
];

const bisectLink = (registry: KnownRegistry, text: string): PaletteLink => ({
  id: 'shell/bisect',
  to: '',
  label: { en: text, ar: text },
  icon: searchIcon,
  run: () => startBisect(registry),
});

/** The same for the signed-in user. */
export function usePaletteLinks(registry: KnownRegistry, menu: readonly MenuItem[]): PaletteLink[] {
  const roles = useSession((session) => session.user?.roles);
  const permissions = useSession((session) => session.permissions);
  const { t } = useTranslation('shell');
  const search = t('bisect.panel.start');
  const isSuperAdmin = useIsSuperAdmin();
  return useMemo(() => {
    const links = paletteLinksFor(registry, { permissions, roles: roles ?? [] }, roles ? menu : []);
    return isSuperAdmin ? [...links, bisectLink(registry, search)] : links;
  }, [registry, permissions, roles, menu, isSuperAdmin, search]);
}
