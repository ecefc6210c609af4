import * as v from 'valibot';
import { responseOf } from '#base/fields/fields.ts';
import { instant } from '#base/http/fields.ts';
import { classFields } from './class.fields.ts';
import { classStatuses, requestKinds } from './class-status.ts';

/** The viewer's possible actions with this class now; the calls use the same table of transitions. */
const may = v.object({
  /** Any field that may be changed in this status. */
  edit: v.boolean(),
  /** Date, time, duration, people and material: only of a scheduled class. */
  editTime: v.boolean(),
  /** To another teacher, together with the student's other classes to come (D7). */
  move: v.boolean(),
  cancel: v.boolean(),
  report: v.boolean(),
  reopen: v.boolean(),
  delete: v.boolean(),
  join: v.boolean(),
  viewReport: v.boolean(),
  viewAttendance: v.boolean(),
  /** Whether the viewer can make a request about it: for a class to come without an open request (D100). */
  request: v.boolean(),
  /** The same for a request for another time, where the academy takes such requests (D86). */
  requestMove: v.boolean(),
});

/** A right to one more class, with its last day (D103). */
export const makeUp = v.object({ id: v.string(), until: v.string() });

export const classRow = v.object({
  ...responseOf(classFields).entries,
  status: v.picklist(classStatuses),
  /** When students and teachers can join (D23); staff always can. */
  join: v.object({ opens_at: instant, closes_at: instant }),
  /** The id of the submitted report, if the viewer can read it. */
  report_id: v.nullable(v.string()),
  /** When a report that the viewer cannot read yet is released at the latest (D154); null for every other class. */
  report_expected_at: v.nullable(instant),
  /** The family's open request (D100); null for uncles and aunts. */
  request: v.nullable(v.object({ id: v.string(), kind: v.picklist(requestKinds) })),
  /** Whether it is a trial class that is not yet held and reported (C8). */
  is_trial: v.boolean(),
  may,
});
export type WireClass = v.InferInput<typeof classRow>;
export type MayWithClass = WireClass['may'];

export const classResponse = v.object({ data: classRow });
/** Notes about a class; none of them prevents anything (D22, D145). */
export const scheduleWarnings = ['no_classes_left', 'documents_missing'] as const;
export type ScheduleWarning = (typeof scheduleWarnings)[number];
const warnings = v.array(v.picklist(scheduleWarnings));
export const scheduledResponse = v.object({ data: classRow, warnings });
export const changedResponse = v.object({ message: v.string(), data: classRow });
