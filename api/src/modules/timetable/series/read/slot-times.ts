import type { AnswerOf } from '#base/modules/registry.ts';
import type { SlotTime } from '#modules/classes/classes/class-facts.ts';
import type { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { seriesClassRefs } from '#modules/classes/classes/planned-classes.ts';
import { findLayers, layerAt, timeInLayers } from '#modules/timetable/shifts/layer.ts';

const text = `select k.id as "classId", k.slot_id as "slotId", k.slot_date::text as date, l.time, s.zone, s.teacher_id as "teacherId"
  from ${seriesClassRefs} k join series_slots l on l.id = k.slot_id join series s on s.id = k.series_id
  where k.id = any($1::bigint[])`;

type Found = SlotTime & { teacherId: number };

/** The times of series' classes by their slots, in the zone of the series. */
export const findSlotTimes: AnswerOf<typeof classQuestions.slotTimes> = (sql, classIds) =>
  sql.query<Found>({ name: 'slot-times', text, values: [classIds] });

/** Their times by their slots and the shifts of the series' teacher. */
export const findSeriesTimes: AnswerOf<typeof classQuestions.seriesTimes> = async (sql, classIds, now) => {
  const slots = await sql.query<Found>({ name: 'slot-times', text, values: [classIds] });
  const layers = await findLayers(sql, [...new Set(slots.map(({ teacherId }) => teacherId))], now);
  return new Map(
    slots.map((slot) => {
      const own = timeInLayers([], slot).at;
      const shift = layerAt(layers, slot.teacherId, own) ?? null;
      return [slot.classId, { at: timeInLayers(layers, slot).at, own, shift }];
    }),
  );
};
