import { fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays, weekdayOf } from '#base/time/days.ts';
import { wallTimeOf } from '#base/time/wall-time.ts';
import { seriesClassRefs } from '#modules/classes/classes/planned-classes.ts';
import { editClass } from '#modules/classes/classes/schedule/edit-class.ts';
import { cancelClass } from '#modules/classes/classes/schedule/end-class.ts';
import { daysInto } from '../core/occurrences.ts';
import type { ChangeSeriesInput, WireEffect } from '../series.schema.ts';

interface ChangingOne {
  ctx: ViewerCtx;
  id: number;
  classId: number;
  changes: ChangeSeriesInput['changes'];
}

interface Found {
  /** The slot's own day. */
  ownDay: string;
  startsAt: Date;
  zone: string;
  anchorOn: string;
}

/** The time of the class, in the zone of its series. */
function timeOf({ startsAt, zone, anchorOn }: Found, { date, time, weekday }: ChangeSeriesInput['changes']) {
  if (date === undefined && time === undefined && weekday === undefined) return {};
  const wall = wallTimeOf(startsAt, zone);
  const today = weekdayOf(wall.date);
  const days = weekday === undefined ? 0 : daysInto(anchorOn, weekday) - daysInto(anchorOn, today);
  return { date: date ?? addDays(wall.date, days), time: time ?? wall.time, zone };
}

const nothing: WireEffect = { made: [], changed: [], cancelled: [], kept: 0, notMade: [] };

/** D92, "this class": uses the calls of the class itself, which make it an exception. Returns their effect. */
export async function changeOne({ ctx, id, classId, changes }: ChangingOne): Promise<WireEffect> {
  const [found] = await ctx.sql.query<Found>({
    text: `select k.slot_date::text as "ownDay", k.starts_at as "startsAt", s.zone, s.anchor_on::text as "anchorOn"
      from ${seriesClassRefs} k join series s on s.id = k.series_id where k.id = $1 and s.id = $2`,
    values: [classId, id],
  });
  if (!found) throw notFound('Class');
  const from = found.startsAt.toISOString();
  if (changes.cancel) {
    await cancelClass({ ctx, id: classId, input: { reason: 'other' } });
    return { ...nothing, cancelled: [{ id: String(classId), startsAt: from }] };
  }
  const { minutes: duration, teacherId: teacher_id, materialId: material_id } = changes;
  const sent = Object.entries({ duration, teacher_id, material_id, ...timeOf(found, changes) });
  const input = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
  if (Object.keys(input).length === 0) throw fieldError('changes', 'required', 'Nothing is to be changed');
  const { id: one, starts_at: startsAt, ends_at: endsAt } = await editClass({ ctx, id: classId, input });
  return { ...nothing, changed: [{ id: one, date: found.ownDay, startsAt, endsAt, from }] };
}
