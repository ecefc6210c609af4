import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ClassViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import { canEditClassesOf, findLooseClasses, joinSeries } from '#modules/classes/classes/weekly-classes.ts';
import { type Occurrence, occurrencesBetween } from '../core/occurrences.ts';
import type { StoredSeries } from '../series-row.ts';
import { shiftOccurrences } from './shift-occurrences.ts';

type Pair = Parameters<typeof findLooseClasses>[1];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The classes to come of a student and a teacher that start at a time of the series, and belong to no series. */
export async function joinedBy(
  sql: Sql,
  pair: Pair,
  occurrences: readonly Occurrence[],
): Promise<{ id: number; occurrence: Occurrence }[]> {
  const byStart = new Map(occurrences.map((occurrence) => [occurrence.startsAt.getTime(), occurrence]));
  return (await findLooseClasses(sql, pair)).flatMap(({ id, startsAt }) => {
    const occurrence = byStart.get(startsAt.getTime());
    return occurrence ? [{ id, occurrence }] : [];
  });
}

/** Only viewers who may edit classes can add them to a series. @throws AppError `forbidden`. */
export async function requireJoin(sql: Sql, viewer: ClassViewer, pair: Omit<Pair, 'now'>): Promise<void> {
  if (await canEditClassesOf(sql, viewer, pair)) return;
  throw new AppError('forbidden', 'Only who can edit classes makes them those of a series');
}

/**
 * Adds the classes to come at its times to a new series, so that they are not made twice. Returns their ids.
 * @throws AppError `forbidden`.
 */
export async function joinClasses(
  sql: Sql,
  { now }: ViewerCtx,
  viewer: ClassViewer,
  series: StoredSeries,
): Promise<number[]> {
  await requireJoin(sql, viewer, series);
  const last = (await findLooseClasses(sql, { ...series, now })).at(-1);
  if (!last) return [];
  // The last class is included, wherever a shift has moved it.
  const until = new Date(last.startsAt.getTime() + MINUTE_MS);
  const own = occurrencesBetween(series, new Date(now.getTime() - DAY_MS), new Date(until.getTime() + DAY_MS));
  const joined = await joinedBy(sql, { ...series, now }, await shiftOccurrences({ sql, series, now }, own));
  await joinSeries(
    sql,
    series,
    joined.map(({ id, occurrence: { slotId, date } }) => ({ id, slotId, date })),
  );
  // The series is made at least up to its last added class, which would otherwise be cancelled as a class without an
  // occurrence.
  if (joined.length > 0)
    await sql.query({ text: 'update series set made_until = $2 where id = $1', values: [series.id, until] });
  return joined.map(({ id }) => id);
}
