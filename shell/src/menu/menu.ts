import { belongsTo, type Holder, type Language } from '@academy/shared-auth';
import type { IconNode, MenuEntry, MenuGroup } from '@academy/shared-auth/contract';
import { matchPath } from 'react-router-dom';
import type { KnownRegistry, KnownRemote } from '#/registry/registry.ts';

/** A label in both languages, since the command palette searches in both. */
export type Label = Record<Language, string>;

export interface MenuLink {
  kind: 'link';
  id: string;
  to: string;
  label: Label;
  icon: IconNode;
  order: number;
  remote: string;
  /** The screen of the remote's own route that it links to; null if it links elsewhere. */
  screen: string | null;
  bottomBar: number | null;
  /** Paths of the routes that belong to it in addition to those below its own. */
  covers: readonly string[];
}

export interface MenuSection {
  kind: 'section';
  id: string;
  label: Label;
  order: number;
  links: MenuLink[];
}

export type MenuItem = MenuLink | MenuSection;

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

export const labelOf = ({ texts }: KnownRemote, key: string): Label => ({
  en: texts.en[key] ?? key,
  ar: texts.ar[key] ?? texts.en[key] ?? key,
});

/** A link's key among the links of all remotes. */
export const linkId = (remote: KnownRemote, entryId: string): string => `${remote.name}/${entryId}`;

function screenAt({ routes }: KnownRemote, to: string): string | null {
  const route = routes.find(({ path }) => path === to) ?? routes.find(({ path }) => matchPath(path, to));
  return route?.screen ?? null;
}

function linkOf(remote: KnownRemote, entry: MenuEntry): MenuLink {
  return {
    kind: 'link',
    id: linkId(remote, entry.id),
    to: entry.to,
    label: labelOf(remote, entry.labelKey),
    icon: remote.icons[entry.icon] ?? [],
    order: entry.order,
    remote: remote.name,
    screen: screenAt(remote, entry.to),
    bottomBar: entry.bottomBar ?? null,
    covers: entry.covers,
  };
}

function sectionOf(remote: KnownRemote, group: MenuGroup, links: MenuLink[]): MenuSection {
  const { id, labelKey, order } = group;
  return { kind: 'section', id, label: labelOf(remote, labelKey), order, links };
}

/**
 * The menu of a user: entries and groups of the user's audience, in order. A group that is empty for this user is left
 * out; an entry whose group nobody declares is on the top level, one whose group is not for this user is left out with
 * it. Of several entries with the same address, each for another audience, one is shown.
 */
export function menuFor({ remotes }: KnownRegistry, holder: Holder): MenuItem[] {
  const groups = new Map(remotes.flatMap((remote) => remote.menuGroups.map((group) => [group.id, { remote, group }])));
  const inGroup = new Map<string, MenuLink[]>();
  const items: MenuItem[] = [];
  const addresses = new Set<string>();
  for (const remote of remotes) {
    for (const entry of remote.menu) {
      const group = entry.group === undefined ? undefined : groups.get(entry.group)?.group;
      if (!belongsTo(holder, entry) || (group && !belongsTo(holder, group)) || addresses.has(entry.to)) continue;
      addresses.add(entry.to);
      const link = linkOf(remote, entry);
      if (group) inGroup.set(group.id, [...(inGroup.get(group.id) ?? []), link]);
      else items.push(link);
    }
  }
  for (const [id, links] of inGroup) {
    const declared = groups.get(id);
    if (declared) items.push(sectionOf(declared.remote, declared.group, links.sort(byOrder)));
  }
  return items.sort(byOrder);
}

/** The default start page while the user is unknown: a remote's declared start page, otherwise the first entry. */
export function likelyHome({ remotes }: KnownRegistry): string | null {
  const start = remotes.flatMap(({ redirects }) => redirects).find(({ from }) => from === '/dashboard');
  if (start) return start.to;
  const entries = remotes.flatMap(({ menu }) => menu).filter(({ group }) => group === undefined);
  return entries.sort(byOrder)[0]?.to ?? null;
}

export const linksOf = (items: readonly MenuItem[]): MenuLink[] =>
  items.flatMap((item) => (item.kind === 'link' ? [item] : item.links));

const PLACES = 5;

/** The places of a phone's bottom bar: all links if they fit, otherwise four and the sheet. */
export function bottomBarLinks(items: readonly MenuItem[]): MenuLink[] {
  const links = linksOf(items);
  const chosen = links
    .filter(({ bottomBar }) => bottomBar !== null)
    .sort((one, other) => (one.bottomBar ?? 0) - (other.bottomBar ?? 0));
  const others = links.filter(({ bottomBar }) => bottomBar === null);
  return [...chosen, ...others].slice(0, links.length > PLACES ? PLACES - 1 : PLACES);
}

const isBelow = (to: string, pathname: string) => pathname === to || pathname.startsWith(`${to}/`);

/** The link of the shown page: one that covers it, otherwise the longest one that its path starts with. */
export function activeLink(links: readonly MenuLink[], pathname: string, route?: string): MenuLink | null {
  const exact = links.find(({ to }) => pathname === to);
  const covering = links.find(({ covers }) => covers.some((path) => path === route));
  const above = links.filter(({ to }) => isBelow(to, pathname)).sort((one, other) => other.to.length - one.to.length);
  return exact ?? covering ?? above[0] ?? null;
}
