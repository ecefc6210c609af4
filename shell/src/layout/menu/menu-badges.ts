import { createStore } from '@academy/shared-auth';

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
