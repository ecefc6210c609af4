import { isOutage } from '#base/database/outage.ts';
import type { Sql } from '#base/database/sql.ts';
import { runtimeZoneRules, type ZoneRules } from '#base/time/zone-rules.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { movePlanned } from '#modules/classes/classes/planned/move-planned.ts';
import { seriesClassRefs } from '#modules/classes/classes/planned-classes.ts';
import { familyOf, familyRecipients } from '#modules/people/people/scope/families.ts';
import { findLayers } from '#modules/timetable/shifts/layer.ts';
import { notifySeries } from '../notify-series.ts';
import { type Making, makeSeries } from './make-due.ts';
import { type FollowingClass, type TiedSeries, tiedSeries, type ZoneMove, zoneMoves } from './zone-moves.ts';

const BATCH = 500;

/** Never by older rules than before: a process of the former release undoes nothing. */
const isStale = (version: string) => `(zone_rules is null or zone_rules < ${version}::text collate "C")`;

const staleText = `select id::int from series where id > $2 and ${isStale('$1')} order by id limit ${BATCH}`;
const lockText = `select id::int from series where id = any($2::bigint[]) and ${isStale('$1')} order by id for no key update`;
const markText = `update series set zone_rules = $1 where id = any($2::bigint[]) and ${isStale('$1')}`;

/** $1 ids of series, $2 now. Exceptions stay where they are (D92). */
const classesText = `select c.id::int, s.id::int as "seriesId", l.id::int as "slotId", s.student_id::int as "studentId", ${familyOf('s.student_id')}::int as "familyId", c.teacher_id::int as "teacherId",
    s.zone, c.slot_date::text as date, l.time, l.minutes, c.starts_at as "startsAt"
  from series s join series_slots l on l.series_id = s.id join ${seriesClassRefs} c on c.slot_id = l.id
  where s.id = any($1::bigint[]) and c.status = 'scheduled' and c.starts_at > $2::timestamptz and not c.is_exception
  order by c.starts_at, c.id`;

async function movesOf(
  sql: Sql,
  seriesIds: readonly number[],
  now: Date,
  { instantOf }: ZoneRules,
): Promise<ZoneMove[]> {
  const classes = await sql.query<FollowingClass>({ text: classesText, values: [seriesIds, now] });
  const teachers = new Set(classes.map(({ teacherId }) => teacherId));
  return zoneMoves(classes, now, instantOf, await findLayers(sql, [...teachers], now));
}

const changeOf = ({ seriesId, studentId, teacherId, startsAt }: ZoneMove) =>
  ({ kind: 'changed', series: { id: seriesId, studentId, teacherId }, startsAt }) as const;

/** The first move of each series. */
const firstOfSeries = (moves: readonly ZoneMove[]): ZoneMove[] => [
  ...new Map(moves.toReversed().map((move) => [move.seriesId, move])).values(),
];

/** One notification for a family about all its series, and one for the teacher of each. */
async function notifyMoved(sql: Sql, now: Date, moves: readonly ZoneMove[]): Promise<void> {
  const doing = { viewer: null, now };
  const families = await familyRecipients(
    sql,
    moves.map(({ studentId }) => studentId),
  );
  for (const { recipients, students } of families) {
    const first = moves.find(({ studentId }) => students.includes(studentId));
    if (first) await notifySeries(sql, doing, { ...changeOf(first), recipients, students });
  }
  for (const first of firstOfSeries(moves))
    await notifySeries(sql, doing, { ...changeOf(first), audience: ['teacher'] });
}

/**
 * Moves the classes to come of tied series together; only once, in any process: the people and the series are locked.
 */
async function moveTied(making: Making, rules: ZoneRules, { seriesIds, people }: TiedSeries): Promise<void> {
  const now = making.deps.now();
  const { deps } = making;
  await making.sql.transaction(async (sql) => {
    await lockUsers(sql, [...people]);
    const stale = await sql.query<{ id: number }>({ text: lockText, values: [rules.version, [...seriesIds]] });
    const ids = stale.map(({ id }) => id);
    const moves = await movesOf(sql, ids, now, rules);
    const removed = await movePlanned({ sql, now, deps }, moves);
    const lacking = new Set(moves.filter(({ id }) => removed.has(id)).map(({ seriesId }) => seriesId));
    for (const id of lacking) await makeSeries({ ...making, sql }, id);
    const left = moves.filter(({ id }) => !removed.has(id));
    await notifyMoved(sql, now, left);
    await sql.query({ text: markText, values: [rules.version, ids] });
  });
}

/** The due moves; series without any are marked as done. */
async function findMoves({ sql, deps }: Making, rules: ZoneRules): Promise<ZoneMove[]> {
  const found: ZoneMove[] = [];
  for (let last = 0; ; ) {
    const stale = await sql.query<{ id: number }>({ text: staleText, values: [rules.version, last] });
    const ids = stale.map(({ id }) => id);
    const moves = await movesOf(sql, ids, deps.now(), rules);
    found.push(...moves);
    const moving = new Set(moves.map(({ seriesId }) => seriesId));
    await sql.query({ text: markText, values: [rules.version, ids.filter((id) => !moving.has(id))] });
    last = ids.at(-1) ?? 0;
    if (ids.length < BATCH) return found;
  }
}

/**
 * D91: after a change of the runtime's zone rules this computes series' classes to come again, moves those that differ,
 * and notifies. The next run continues one that ends early.
 */
export async function followZoneRules(making: Making): Promise<void> {
  const { rules = runtimeZoneRules } = making;
  for (const tied of tiedSeries(await findMoves(making, rules))) {
    try {
      await moveTied(making, rules, tied);
    } catch (error) {
      if (isOutage(error)) throw error;
      making.logger.error({ err: error, series: [...tied.seriesIds] }, 'classes do not follow the zone rules');
    }
  }
}
