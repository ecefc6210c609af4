import * as v from 'valibot';
import { instant } from '#base/http/fields.ts';
import { attendances, classStatuses } from './class-status.ts';

/** `2026-03-29` and `17:00`, as typed in `zone`. */
const wallDate = v.string();
const wallTime = v.string();

export const person = v.object({ id: v.string(), name: v.string() });

/** What this viewer can do with this class now; each is decided by the table of transitions that the calls ask too. */
const may = v.object({
  /** Any field that the status leaves open. */
  edit: v.boolean(),
  /** Date, time, duration, people and material: of a scheduled class alone. */
  editTime: v.boolean(),
  /** To another teacher, with the student's other classes to come (D7). */
  move: v.boolean(),
  cancel: v.boolean(),
  report: v.boolean(),
  reopen: v.boolean(),
  delete: v.boolean(),
  join: v.boolean(),
  viewReport: v.boolean(),
  viewAttendance: v.boolean(),
});

export const classRow = v.object({
  id: v.string(),
  /** Counts the student's classes. */
  class_number: v.number(),
  starts_at: instant,
  ends_at: instant,
  /** Minutes. */
  duration: v.number(),
  /** As typed, in `zone`. */
  date: wallDate,
  time: wallTime,
  zone: v.string(),
  /** The start in UTC. */
  start_date: wallDate,
  start_time: wallTime,
  status: v.picklist(classStatuses),
  attendance: v.picklist(attendances),
  title: v.string(),
  accomplished: v.string(),
  notes: v.nullable(v.string()),
  description: v.nullable(v.string()),
  zoom_link: v.nullable(v.string()),
  /** When students and teachers can join (D23); staff always can. */
  join: v.object({ opens_at: instant, closes_at: instant }),
  /** Classes a week (C12). */
  subscription: v.number(),
  student: v.object({ ...person.entries, code: v.nullable(v.string()), timezone: v.string() }),
  teacher: v.object({ ...person.entries, timezone: v.string() }),
  leader: v.nullable(person),
  material: v.nullable(person),
  /** Of the submitted report, where the viewer can read it. */
  report_id: v.nullable(v.string()),
  /** A trial class that is still to be held or reported (C8). */
  is_trial: v.boolean(),
  may,
});
export type WireClass = v.InferInput<typeof classRow>;
export type MayWithClass = WireClass['may'];

export const classResponse = v.object({ data: classRow });
/** What is worth saying beside a stored class; nothing of it stops anybody (D22). */
const warnings = v.array(v.picklist(['no_classes_left']));
export const scheduledResponse = v.object({ data: classRow, warnings });
export const changedResponse = v.object({ message: v.string(), data: classRow });
