import * as v from 'valibot';
import { defineFields } from '#base/fields/fields.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { person, time } from '#modules/classes/classes/class.fields.ts';
import { planFields } from '#modules/timetable/plans/plan.fields.ts';
import { shiftForm } from './shift-rows.ts';

/** Half a day. */
const MOST_MINUTES = 720;

const plan = planFields(shiftForm, 's', `d.action <> 'stay'`);

/** The fields of a shift, each listed once: of rows `shifts s`. */
export const shiftFields = defineFields({
  ...plan,
  // The log has one name for the days and for the hours of the window.
  from: { ...plan.from, name: { en: 'From', ar: 'من' } },
  to: { ...plan.to, name: { en: 'To', ar: 'إلى' } },
  /** Minutes of wall time; negative: earlier. 0 in responses for a shift to a window. */
  minutes: {
    name: { en: 'By how many minutes', ar: 'عدد الدقائق' },
    body: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(-MOST_MINUTES),
        v.maxValue(MOST_MINUTES),
        v.check((minutes) => minutes !== 0, 'This moves nothing'),
      ),
    ),
    column: 'minutes',
    response: v.number(),
    json: 'coalesce(s.minutes, 0)',
  },
  /** A window of the day, in the zone of each teacher; if the end is not after the start, it is on the next day. */
  window: {
    name: { en: 'Hours', ar: 'الساعات' },
    body: v.optional(v.object({ from: time, to: time })),
    response: v.nullable(v.object({ from: v.string(), to: v.string() })),
    json: `case when s.window_from is not null then json_build_object('from', s.window_from, 'to', s.window_to) end`,
  },
  createdBy: { response: person, json: userRef('s.created_by') },
  may: { response: v.object({ undo: v.boolean() }) },
});
