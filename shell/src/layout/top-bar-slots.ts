import { belongsTo, type Holder, useSession } from '@academy/shared-auth';
import type { IconNode } from '@academy/shared-auth/contract';
import { useMemo } from 'react';
import type { KnownRegistry, KnownRemote } from '#/remotes/registry.ts';
import { byOrder, type Label, labelOf } from './menu.ts';

/** A remote's control in the top bar, as the registry knows it. */
export interface BarSlot {
  id: string;
  remote: KnownRemote;
  label: Label;
  icon: IconNode;
  order: number;
}

/** The controls that remotes put into the top bar for this user, in their order. */
export function slotsFor({ remotes }: KnownRegistry, holder: Holder): BarSlot[] {
  const slots = remotes.flatMap((remote) =>
    remote.topBar
      .filter((slot) => belongsTo(holder, slot))
      .map(({ id, labelKey, icon, order }) => ({
        id,
        remote,
        label: labelOf(remote, labelKey),
        icon: remote.icons[icon] ?? [],
        order,
      })),
  );
  return slots.sort(byOrder);
}

/** The same for whoever is signed in; none until the profile has come. */
export function useBarSlots(registry: KnownRegistry): BarSlot[] {
  const user = useSession((session) => session.user);
  const permissions = useSession((session) => session.permissions);
  return useMemo(
    () => (user ? slotsFor(registry, { permissions, roles: user.roles }) : []),
    [registry, user, permissions],
  );
}
