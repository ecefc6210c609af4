import type { AnswerOf } from '#base/modules/registry.ts';
import type { SlotToCome } from '#modules/classes/classes/class-facts.ts';
import type { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { ledTeachers } from '#modules/people/people/index.ts';
import { occurrencesBetween } from '../core/occurrences.ts';
import { type StoredSeries, seriesColumns } from '../series-row.ts';

/** $1 and $2 the people, $3 and $4 the span. */
const text = `select ${seriesColumns} from series s where s.ended_at is null
  and ($1::bigint is null or s.teacher_id = $1)
  and ($2::bigint is null or s.teacher_id in (select t.teacher_id from ${ledTeachers} t where t.leader_id = $2))
  and coalesce(s.made_until, '-infinity') < $4::timestamptz and coalesce(s.ends_on, 'infinity') >= $3::timestamptz::date - 1
  order by s.id`;

function slotsOf(series: StoredSeries, startsAt: Date, endsAt: Date): SlotToCome[] {
  const { zone, studentId, teacherId, madeUntil, slots } = series;
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  const from = madeUntil && madeUntil > startsAt ? madeUntil : startsAt;
  return occurrencesBetween(series, from, endsAt).flatMap(({ slotId, date }) => {
    const slot = byId.get(slotId);
    return slot ? [{ slotId, date, time: slot.time, zone, minutes: slot.minutes, studentId, teacherId }] : [];
  });
}

/** Occurrences of series on some days by their slots, if their classes are not made yet. */
export const findSlotsToCome: AnswerOf<typeof classQuestions.slotsToCome> = async (
  sql,
  { teacherId, leaderId, startsAt, endsAt },
) => {
  const series = await sql.query<StoredSeries>({ text, values: [teacherId, leaderId, startsAt, endsAt] });
  return series.flatMap((one) => slotsOf(one, startsAt, endsAt));
};
