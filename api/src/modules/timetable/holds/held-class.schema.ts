import * as v from 'valibot';
import { instant } from '#base/http/fields.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { decisionProblems } from '#modules/timetable/timetable/decision-problems.ts';
import { listedClass } from '#modules/timetable/timetable/listed-classes.ts';

export const clock = v.object({ ...person.entries, timezone: v.string() });

export const holdClass = v.object({
  ...listedClass.entries,
  /** The same as in `before`. */
  startsAt: instant,
  endsAt: instant,
  teacher: clock,
});
export type WireHoldClass = v.InferInput<typeof holdClass>;

/** A class that stays cancelled although it is no longer in the hold. */
export const keptClass = v.object({ ...holdClass.entries, problem: v.picklist(decisionProblems) });
export type WireKeptClass = v.InferInput<typeof keptClass>;
