import type { HistoryLine } from '@academy/shared-auth/contract';

type History = readonly HistoryLine[];

/** The maximum of entries for each remote; the compositions of the store have more. */
export const LONGEST_HISTORY = 20;

/** A line of an older version lacks its previous version: it is the next line's. */
const previousAt = (history: History, place: number): string | null => {
  const stated = history[place]?.previousVersion;
  return stated === undefined ? (history[place + 1]?.version ?? null) : stated;
};

/** The good version before one that was live; null without one. */
export function versionBefore(history: History, version: string): string | null {
  const place = history.findIndex((past) => past.version === version);
  return place < 0 ? null : previousAt(history, place);
}

/**
 * The history after a version became live, by a deploy, a rollback or a restore. If its previous version is another
 * than the last time, all later versions then roll back past it: the versions never form a circle.
 */
export function withLine(history: History, line: Omit<HistoryLine, 'deployedAt'>, at: Date): HistoryLine[] {
  const former = versionBefore(history, line.version);
  const isMoved = former !== line.previousVersion;
  const others = history
    .map((past, place) => ({ ...past, previousVersion: previousAt(history, place) }))
    .map((past) => (isMoved && past.previousVersion === line.version ? { ...past, previousVersion: former } : past))
    .filter(({ version }) => version !== line.version);
  return [{ ...line, deployedAt: at.toISOString() }, ...others].slice(0, LONGEST_HISTORY);
}
