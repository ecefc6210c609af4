import type { HistoryLine } from '@academy/shared-auth/contract';

type History = readonly HistoryLine[];

/** The most entries for each remote; the compositions of the store know more. */
export const LONGEST_HISTORY = 20;

/** A line of before does not state its previous version: it is the next line's. */
const previousAt = (history: History, place: number): string | null => {
  const stated = history[place]?.previousVersion;
  return stated === undefined ? (history[place + 1]?.version ?? null) : stated;
};

/** The good version before one that was live; null where there is none. */
export function versionBefore(history: History, version: string): string | null {
  const place = history.findIndex((past) => past.version === version);
  return place < 0 ? null : previousAt(history, place);
}

/**
 * The history after a version became live, by a deploy, a rollback or a restore. Where it has another previous version
 * than at its time before, whatever came after it then goes back past it: the versions never form a circle.
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
