import { belongsTo, type Holder, useSession } from '@academy/shared-auth';
import { type IconNode, type SlotFillerDeclaration, type SlotName, slotFillers } from '@academy/shared-auth/contract';
import { useMemo } from 'react';
import { type Label, labelOf } from '#/menu/menu.ts';
import type { KnownRegistry, KnownRemote } from '#/registry/registry.ts';
import { neededFirst } from '#/routes/needed-first.ts';

/** A remote's filler of a slot, as the registry lists it. */
export interface Filler {
  id: string;
  remote: KnownRemote;
  label: Label | null;
  icon: IconNode;
  /** The id of the menu entry of a counter. */
  entry: string | null;
  /** The values of the slot's props for which it is drawn; by default all. */
  when: SlotFillerDeclaration['when'];
  /** The space that is reserved until its code has loaded, and what is drawn there. */
  size: NonNullable<SlotFillerDeclaration['size']>;
  isHalf: boolean;
}

/** By slot; a slot that nobody fills is missing. */
export type Fillers = Readonly<Partial<Record<SlotName, readonly Filler[]>>>;

/** A counter also has the audience of its menu entry. */
function isFor(holder: Holder, { menu }: KnownRemote, filler: SlotFillerDeclaration): boolean {
  const entry = menu.find(({ id }) => id === filler.entry);
  if (filler.entry && !entry) return false;
  return belongsTo(holder, filler) && belongsTo(holder, entry ?? {});
}

const toFiller = (remote: KnownRemote, { id, labelKey, icon, entry, when, size }: SlotFillerDeclaration): Filler => ({
  id,
  remote,
  label: labelKey ? labelOf(remote, labelKey) : null,
  icon: remote.icons[icon ?? ''] ?? [],
  entry: entry ?? null,
  when,
  size: size ?? { minHeight: 0 },
  isHalf: size?.width === 'half',
});

/** The fillers of each slot for this user, in order. No page asks for slots of a newer contract. */
export function fillersFor(registry: KnownRegistry, holder: Holder): Fillers {
  const ofSlot = (name: SlotName) =>
    slotFillers(registry, name).flatMap(({ remote, filler }) =>
      isFor(holder, remote, filler) ? toFiller(remote, filler) : [],
    );
  const names = registry.remotes.flatMap(({ slots }) => slots.map(({ slot }) => slot as SlotName));
  return Object.fromEntries([...new Set(names)].map((name) => [name, ofSlot(name)]));
}

const nobodys: Fillers = {};

/** The same for the signed-in user; empty until the profile has loaded. */
export function useFillers(registry: KnownRegistry): Fillers {
  const user = useSession((session) => session.user);
  const permissions = useSession((session) => session.permissions);
  return useMemo(
    () =>
      user && !neededFirst(user)
        ? fillersFor(registry, { permissions, roles: user.roles, relations: user.relations ?? [] })
        : nobodys,
    [registry, user, permissions],
  );
}
