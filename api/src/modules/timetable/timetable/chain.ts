import type { ManyClass, ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { isFollowing, type LayerRow } from './layer.ts';

/** What makes two states of a class different; the rest, as notes or the leader, is nobody's move. */
const compared = ['startsAt', 'endsAt', 'teacherId', 'status', 'cancelReason', 'substituteForId'] as const;

const isSame = (a: ManyValues, b: ManyValues): boolean => compared.every((key) => a[key] === b[key]);

const byLine = (a: LayerRow, b: LayerRow): number =>
  (b.doneLine ?? 0) - (a.doneLine ?? 0) || b.recordedAt.getTime() - a.recordedAt.getTime();

/** The layers that made a class what it is, the lowest first, and its values without them. */
export interface Chain {
  rows: LayerRow[];
  /** Null: somebody has changed the class since, or no layer made it what it is. */
  base: ManyValues | null;
}

/**
 * Goes down from the class as it is: a layer made it so if the values below it, with the layer, are those above. So a
 * layer that came and went is no change, and one below a change by hand is not found.
 */
export function chainOf(one: ManyClass, rows: readonly LayerRow[]): Chain {
  if (one.isDeleted) return { rows: [], base: null };
  const found: LayerRow[] = [];
  let values = one.values;
  for (const row of rows.filter(({ isFollowed, isKept }) => !isFollowed || isKept).sort(byLine)) {
    if (!row.former || !isSame(row.apply(one, row.former), values)) continue;
    found.unshift(row);
    values = row.former;
  }
  if (found.length > 0) return { rows: found, base: values };
  const isAtItsSeries = values.status === 'scheduled' && isFollowing(one, values);
  return { rows: [], base: isAtItsSeries && rows.some(({ isFollowed }) => isFollowed) ? values : null };
}
