import type { Sql } from '#base/database/sql.ts';
import { addDays } from '#base/time/days.ts';
import { runtimeZoneRules, type ZoneRules } from '#base/time/zone-rules.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { classesPlanned } from '#modules/classes/classes/class-events.ts';
import type { PlanningDeps } from '#modules/classes/classes/class-facts.ts';
import { titleOf } from '#modules/classes/classes/class-title.ts';
import {
  cancelPlanned,
  changePlanned,
  dropPlanned,
  type PlannedActing,
} from '#modules/classes/classes/planned/change-planned.ts';
import { insertPlanned } from '#modules/classes/classes/planned/insert-planned.ts';
import { findPlanned, markExceptions, type PlannedClass } from '#modules/classes/classes/planned-classes.ts';
import { materialNameOf } from '#modules/library/materials/materials-sql.ts';
import { leaderOf } from '#modules/people/people/profiles/bound-people.ts';
import { horizonOf } from '../core/horizon.ts';
import { type Occurrence, occurrencesBetween } from '../core/occurrences.ts';
import { type ClassPlan, planClasses } from '../core/plan-classes.ts';
import type { StoredSeries } from '../series-row.ts';
import { findSkipped, keepObstacles } from './obstacles.ts';
import { shiftOccurrences } from './shift-occurrences.ts';
import { type Blocked, takeTimes } from './take-times.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** A class is at most this long after its own day, unless somebody moved it. */
const BACK_DAYS = 14;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

interface Syncing {
  sql: Sql;
  /** The series, locked with its people. */
  series: StoredSeries;
  now: Date;
  deps: PlanningDeps;
  /** The actor of the change. Without one the function only makes classes. */
  acting: PlannedActing | null;
  alsoChanged?: boolean;
  rules?: ZoneRules;
}

/** The result. */
export interface Synced {
  made: Occurrence[];
  changed: { one: PlannedClass; to: Occurrence }[];
  cancelled: PlannedClass[];
  kept: number;
  blocked: Blocked[];
}

/** The occurrences up to an instant, and later ones with an existing class, which a change of weekdays has moved. */
function wantedBetween(
  { series, rules }: Syncing,
  made: readonly PlannedClass[],
  from: Date,
  until: Date,
): Occurrence[] {
  const known = new Set(made.map(({ slotId, date }) => `${slotId} ${date}`));
  const all = occurrencesBetween(series, from, new Date(until.getTime() + WEEK_MS), rules?.instantOf);
  return all.filter(({ slotId, date, startsAt }) => startsAt < until || known.has(`${slotId} ${date}`));
}

async function plan(syncing: Syncing) {
  const { sql, series, now, alsoChanged = false } = syncing;
  const since = addDays(dayOf(now), -BACK_DAYS);
  const made = await findPlanned(sql, series.id, now, since);
  const [first = since] = [since, ...made.map(({ date }) => date)].sort();
  const horizon = horizonOf(now);
  const until = series.madeUntil && series.madeUntil > horizon ? series.madeUntil : horizon;
  const from = new Date(Date.parse(first) - 2 * DAY_MS);
  const own = series.endedAt ? [] : wantedBetween(syncing, made, from, until);
  const wanted = await shiftOccurrences({ sql, series, now, instantOf: syncing.rules?.instantOf }, own);
  const skipped = await findSkipped(sql, series.id);
  const kept = alsoChanged ? 0 : made.filter(({ isOpen, isException }) => isOpen && isException).length;
  return { until, kept, plan: planClasses({ ...series, wanted, made, skipped, now, alsoChanged }) };
}

const valuesOf = (series: StoredSeries, leaderId: number | null, { startsAt, endsAt, wall }: Occurrence) => ({
  startsAt,
  endsAt,
  wallTime: `${wall.date} ${wall.time}`,
  zone: series.zone,
  durationMinutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
  teacherId: series.teacherId,
  enrolmentId: series.enrolmentId,
  leaderId,
  materialId: series.materialId,
  isException: false,
});

/** Whether the change concerns the time or the people of a class: only then must its time be free (D22). */
const isMoved =
  ({ teacherId }: StoredSeries) =>
  ({ one, to }: ClassPlan['change'][number]): boolean =>
    one.teacherId !== teacherId ||
    one.startsAt.getTime() !== to.startsAt.getTime() ||
    one.endsAt.getTime() !== to.endsAt.getTime();

interface Applying extends Syncing {
  leaderId: number | null;
  title: string;
}

/** Applies an actor's change to existing classes. */
async function applyChanges(
  acting: PlannedActing,
  { series, leaderId, title }: Applying,
  { cancel, change, stay }: ClassPlan,
  blocked: readonly Blocked[],
) {
  await cancelPlanned(
    acting,
    cancel.map(({ id }) => id),
  );
  await markExceptions(
    acting.sql,
    stay.map(({ id }) => id),
  );
  const taken = new Set(blocked.map(({ occurrence }) => occurrence));
  const changed = change.filter(({ to }) => !taken.has(to));
  const dropped = change.filter(({ to }) => taken.has(to));
  await dropPlanned(
    acting,
    dropped.map(({ one }) => one.id),
  );
  const changes = changed.map(({ one, to }) => ({ id: one.id, values: valuesOf(series, leaderId, to), title }));
  await changePlanned(acting, changes);
  return changed;
}

async function about({ sql, series }: Syncing) {
  const [leaderId, material, student] = [
    await leaderOf(sql, series.teacherId),
    await materialNameOf(sql, series.materialId),
    await nameOf(sql, series.studentId),
  ];
  return { leaderId, title: titleOf(material, student) };
}

/** A process with newer time zone rules computes again which classes older rules had at conflicting times (D91). */
const madeText = `update series set made_until = $2, zone_rules = case when made_until is null then $3
  when zone_rules is not null then least(zone_rules, $3::text collate "C") end where id = $1`;

/** Makes the classes to come match the rule (D90, D92); obstacles are listed (D93). */
export async function syncSeries(syncing: Syncing): Promise<Synced> {
  const { sql, series, now, deps, acting, rules = runtimeZoneRules } = syncing;
  const { until, kept, plan: found } = await plan(syncing);
  const moved = acting ? found.change.filter(isMoved(series)) : [];
  const exceptIds = acting ? [...moved.map(({ one }) => one.id), ...found.cancel.map(({ id }) => id)] : [];
  const times = [...found.make, ...moved.map(({ to }) => to)];
  times.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const { free, blocked } = await takeTimes(sql, acting?.viewer ?? null, { ...series, exceptIds }, times);
  const applying = { ...syncing, ...(await about(syncing)) };
  const changed = acting ? await applyChanges(acting, applying, found, blocked) : [];
  const made = found.make.filter((each) => free.includes(each));
  const { leaderId, title } = applying;
  const actorId = acting?.viewer.id ?? null;
  const ids = await insertPlanned(sql, { ...series, seriesId: series.id, leaderId, title }, made, { now, actorId });
  await classesPlanned.publish(sql, deps, ids);
  await keepObstacles(sql, series.id, blocked, now);
  await sql.query({ text: madeText, values: [series.id, until, rules.version] });
  return { made, changed, cancelled: acting ? found.cancel : [], kept, blocked };
}
