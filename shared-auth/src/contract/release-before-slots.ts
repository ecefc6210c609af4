interface OldBadge {
  id: string;
  badge: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const objectsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);
const hasBadge = (entry: Record<string, unknown>): entry is Record<string, unknown> & OldBadge =>
  typeof entry.badge === 'string' && typeof entry.id === 'string';

/**
 * Reads a release or registry entry of shell 1.0, which declares controls as `topBar`, counters as `badge` of a menu
 * entry, and the scripts of both as `slots`. Returns anything else unchanged. Published releases never change, so a
 * rollback may make one live again.
 */
export function upgradeRelease(raw: unknown): unknown {
  if (!isObject(raw)) return raw;
  const { topBar, ...release } = raw;
  if (Array.isArray(release.slots)) return release;
  const controls = objectsIn(topBar).map(({ slot: part, ...control }) => ({ ...control, slot: 'topbar', part }));
  const badges = objectsIn(release.menu)
    .filter(hasBadge)
    .map(({ id, badge, permissions, only, except }) => {
      return { slot: 'menu.badge', id, entry: id, part: badge, order: 0, permissions, only, except };
    });
  return { ...release, slots: [...controls, ...badges], slotFiles: release.slots };
}
