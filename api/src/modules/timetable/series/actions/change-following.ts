import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import { addDays } from '#base/time/days.ts';
import { giveToSlot, seriesClassRefs, shiftDays } from '#modules/classes/classes/planned-classes.ts';
import { checkTeacher } from '#modules/classes/classes/schedule/check-people.ts';
import { materialName } from '#modules/classes/classes/schedule/create-class.ts';
import { enrolmentWithTeacher } from '#modules/people/people/index.ts';
import { countBefore, daysInto, endsBefore, type Slot, slotsOverlap } from '../core/occurrences.ts';
import { shiftObstacles } from '../make/obstacles.ts';
import { type Synced, syncSeries } from '../make/sync-series.ts';
import { earliest, nextStart, notifySeries } from '../notify-series.ts';
import type { ChangeSeriesInput } from '../series.schema.ts';
import { lockSeries, type StoredSeries } from '../series-row.ts';
import { endSeries } from './end-series.ts';
import type { OpenSeries } from './open-series.ts';
import { storeSeries } from './store-series.ts';

interface Pinned {
  slotId: number;
  date: string;
}

/** The slot and own day of a class of the series. */
async function pinnedBy(sql: Sql, seriesId: number, classId: number): Promise<Pinned> {
  const [found] = await sql.query<Pinned>({
    text: `select slot_id as "slotId", slot_date::text as date from ${seriesClassRefs} k where id = $1 and series_id = $2`,
    values: [classId, seriesId],
  });
  if (!found) throw notFound('Class');
  return found;
}

/** The slot whose time changes: the class's, the named one, or the only one. */
function slotOf({ slots }: StoredSeries, pinned: Pinned | null, { slotId, changes }: ChangeSeriesInput): Slot | null {
  const { time, weekday, minutes } = changes;
  if (time === undefined && weekday === undefined && minutes === undefined) return null;
  const id = pinned?.slotId ?? slotId ?? (slots.length === 1 ? slots[0]?.id : undefined);
  const slot = slots.find((each) => each.id === id);
  if (!slot) throw fieldError('slotId', 'required', 'Which time is to be changed?');
  return slot;
}

/** Returns a day if it is later than another. */
const later = (day: string | null | undefined, than: string): string | null => (day && day > than ? day : null);

/**
 * The series keeps the days up to a given one; the later days become another series, which names it as its past (D92).
 */
async function split(
  { acting, series }: OpenSeries,
  from: string,
): Promise<{ id: number; slotIds: Map<number, number> }> {
  const { sql, ctx, viewer } = acting;
  const count = series.count === null ? null : series.count - countBefore(series, from);
  const { id: pastId } = series;
  const slots = series.slots.map((slot) => ({ ...slot, startsOn: later(slot.startsOn, from) }));
  const fields = { ...series, slots, count, startsOn: from, pastId, createdBy: viewer.id, createdAt: ctx.now };
  const next = await storeSeries(sql, withoutState(fields));
  const slotIds = new Map(slots.map(({ id }, index) => [id, next.slotIds[index] ?? id]));
  for (const [slotId, to] of slotIds) {
    await giveToSlot(sql, { slotId, since: from, to: { seriesId: next.id, slotId: to } });
    await sql.query({
      text: 'update series_obstacles set slot_id = $3 where slot_id = $1 and slot_date >= $2::date',
      values: [slotId, from, to],
    });
  }
  const text = `update series set ends_on = $2::date, count = null, end_reason = 'ended' where id = $1`;
  await sql.query({ text, values: [pastId, addDays(from, -1)] });
  return { id: next.id, slotIds };
}

function withoutState<Fields extends StoredSeries>({
  id: _id,
  madeUntil: _until,
  zoneRules: _rules,
  endedAt: _at,
  endReason: _reason,
  ...fields
}: Fields) {
  return fields;
}

interface SlotChange {
  slot: Slot;
  to: Omit<Slot, 'id'>;
  /** The number of days by which the days of its classes move. */
  days: number;
}

function slotChange(
  series: StoredSeries,
  slot: Slot,
  { time, weekday, minutes }: ChangeSeriesInput['changes'],
): SlotChange {
  const to = { time: time ?? slot.time, weekday: weekday ?? slot.weekday, minutes: minutes ?? slot.minutes };
  if (slotsOverlap(series.slots.map((each) => (each.id === slot.id ? to : each))))
    throw fieldError('changes.time', 'overlap', 'Two of the times overlap');
  return { slot, to, days: daysInto(series.anchorOn, to.weekday) - daysInto(series.anchorOn, slot.weekday) };
}

/** Stores another time of a slot; its classes and obstacles stay in their weeks. */
async function storeSlot(sql: Sql, slotId: number, { to, days }: SlotChange): Promise<void> {
  await sql.query({
    text: `update series_slots l set weekday = $2, time = $3, minutes = $4,
      starts_on = case when $5::int = 0 then l.starts_on else coalesce(l.starts_on, s.starts_on) + $5::int end
      from series s where s.id = l.series_id and l.id = $1`,
    values: [slotId, to.weekday, to.time, to.minutes, days],
  });
  if (days === 0) return;
  await shiftDays(sql, slotId, days);
  await shiftObstacles(sql, slotId, days);
}

async function checkPeople({ acting, series }: OpenSeries, { teacherId, materialId }: ChangeSeriesInput['changes']) {
  const { sql, ctx, viewer } = acting;
  const scope = viewer.scopes['classes.my_classes.update'];
  const named = { sql, viewer: ctx.viewer, scope, known: [series.studentId, series.teacherId] };
  if (teacherId !== undefined) await checkTeacher(named, teacherId, 'changes.teacherId');
  if (materialId !== undefined) await materialName(sql, materialId, 'changes.materialId');
}

/** Notifies the family of a change, and both teachers of a change of teacher. */
async function notifyChange({ acting, series }: OpenSeries, after: StoredSeries, done: Synced) {
  const { sql, ctx } = acting;
  const { changed, made, cancelled } = done;
  const startsAt = earliest([...changed.map(({ to }) => to), ...made]);
  const affectedAt = earliest([...changed.flatMap(({ one, to }) => [one, to]), ...made, ...cancelled]);
  const event = { kind: 'changed', series: after, startsAt, affectedAt } as const;
  if (after.teacherId === series.teacherId) return notifySeries(sql, ctx, event);
  await notifySeries(sql, ctx, { ...event, audience: ['student', 'parents'] });
  await notifySeries(sql, ctx, { ...event, kind: 'created', audience: ['teacher'] });
}

const auditOf = ({ teacherId, enrolmentId, materialId, slots }: StoredSeries) => ({
  ...{ teacherId, enrolmentId, materialId, slots },
});

/** Runs while the classes still belong to the former teacher. */
async function notifyFormer({ acting: { sql, ctx }, series }: OpenSeries): Promise<void> {
  const affectedAt = await nextStart(sql, series.id, ctx.now);
  await notifySeries(sql, ctx, { kind: 'ended', series, audience: ['teacher'], affectedAt });
}

/**
 * D92: changes all classes to come, or those from one on, into another series. Returns the series that has them now.
 */
export async function changeFollowing(
  opened: OpenSeries,
  input: ChangeSeriesInput,
): Promise<{ id: number; done: Synced }> {
  const { acting, series } = opened;
  const { sql, ctx } = acting;
  const { scope, classId, changes, alsoChanged } = input;
  const pinned = classId === undefined ? null : await pinnedBy(sql, series.id, classId);
  const from = scope === 'following' && pinned ? pinned.date : undefined;
  if (changes.cancel) return { id: series.id, done: await endSeries(opened, { from, alsoChanged }) };
  if (from !== undefined && endsBefore(series, from))
    throw new AppError('conflict', 'The series ends before this class');
  await checkPeople(opened, changes);
  const slot = slotOf(series, pinned, input);
  const moved = slot && slotChange(series, slot, changes);
  const isSplit = from !== undefined && countBefore(series, from) > 0;
  const { teacherId = series.teacherId, materialId = series.materialId } = changes;
  const isGiven = teacherId !== series.teacherId;
  const { enrolmentId } = series;
  const nowOf = isGiven ? await enrolmentWithTeacher(sql, { ...series, teacherId }) : enrolmentId;
  if (isGiven) await notifyFormer(opened);
  const next = isSplit ? await split(opened, from) : null;
  const id = next?.id ?? series.id;
  await sql.query({
    text: 'update series set teacher_id = $2, material_id = $3, enrolment_id = $4 where id = $1',
    values: [id, teacherId, materialId, nowOf],
  });
  if (moved) await storeSlot(sql, next?.slotIds.get(moved.slot.id) ?? moved.slot.id, moved);
  const after = await lockSeries(sql, id);
  const done = await syncSeries({ sql, series: after, now: ctx.now, deps: ctx.deps, acting, alsoChanged });
  const states = { before: auditOf(series), after: auditOf(after) };
  await writeEdit(sql, ctx, { action: 'series.change', subject: 'series', subjectId: id, ...states });
  await notifyChange(opened, after, done);
  return { id, done };
}
