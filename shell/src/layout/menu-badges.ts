import { belongsTo, createStore, type Holder, useSession } from '@academy/shared-auth';
import { useMemo } from 'react';
import type { KnownRegistry, KnownRemote } from '#/remotes/registry.ts';
import { linkId } from './menu.ts';

/** A menu entry whose remote keeps a count for it. */
export interface MenuBadge {
  /** Of the link that it belongs to. */
  linkId: string;
  /** The entry's id in the remote's declaration. */
  id: string;
  remote: KnownRemote;
}

/** The counters of this user's menu. */
export function badgesFor({ remotes }: KnownRegistry, holder: Holder): MenuBadge[] {
  return remotes.flatMap((remote) =>
    remote.menu
      .filter((entry) => entry.badge && belongsTo(holder, entry))
      .map(({ id }) => ({ linkId: linkId(remote, id), id, remote })),
  );
}

/** The same for whoever is signed in; none until the profile has come. */
export function useMenuBadges(registry: KnownRegistry): MenuBadge[] {
  const user = useSession((session) => session.user);
  const permissions = useSession((session) => session.permissions);
  return useMemo(
    () => (user ? badgesFor(registry, { permissions, roles: user.roles }) : []),
    [registry, user, permissions],
  );
}

/** What the counters say now, by link; a link without one, or with nothing waiting, is not in it. */
const badgeCounts = createStore<Record<string, number>>(() => ({}));

export function showBadgeCount(id: string, count: number): void {
  const { [id]: before = 0, ...others } = badgeCounts.getState();
  if (count !== before) badgeCounts.setState(count > 0 ? { ...others, [id]: count } : others, true);
}

export const useBadgeCount = (id: string): number => badgeCounts((counts) => counts[id] ?? 0);

/** All that waits, for the window's title. */
export const useBadgeTotal = (): number =>
  badgeCounts((counts) => Object.values(counts).reduce((sum, count) => sum + count, 0));
