import { createStore, sessionStore } from '@academy/shared-auth';
import { keepCounts, lastCounts } from './last-counts.ts';

/**
 * The counters' numbers, by link or control; until they arrive, those of the last visit. Entries without waiting items
 * are missing.
 */
const badgeCounts = createStore<Record<string, number>>(lastCounts);

sessionStore.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) badgeCounts.setState(lastCounts(), true);
});

const CONTROL = 'topbar:';
/** The counters' key for a control of the top bar. */
export const controlId = (remote: { name: string }, id: string): string => `${CONTROL}${remote.name}/${id}`;

/** Shows a count until there is another one, without storing it. */
export function showBadgeCount(id: string, count: number): void {
  const { [id]: before = 0, ...others } = badgeCounts.getState();
  if (count !== before) badgeCounts.setState(count > 0 ? { ...others, [id]: count } : others, true);
}

/** Shows a counter's number, and stores it for the next visit. */
export function noteBadgeCount(id: string, count: number): void {
  showBadgeCount(id, count);
  keepCounts(badgeCounts.getState());
}

export const useBadgeCount = (id: string): number => badgeCounts((counts) => counts[id] ?? 0);

/** The sum of the menu's counters, for the window's title. */
export const useBadgeTotal = (): number =>
  badgeCounts((counts) =>
    Object.entries(counts).reduce((sum, [id, count]) => (id.startsWith(CONTROL) ? sum : sum + count), 0),
  );
