import * as v from 'valibot';
import { instant, pageLimit, wireId } from '#base/http/fields.ts';
import { day } from '#base/http/form-fields.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { materialRefSchema } from '#modules/library/materials/materials-sql.ts';

import { subjects } from '#modules/people/people/index.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Enough for a month of six weeks. */
const MOST_DAYS = 62;
const PER_DAY = 20;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

export const calendarQuery = v.pipe(
  v.object({
    /** The first and the last day, in the viewer's zone (D55). */
    from: day,
    to: day,
    /** The most classes of a day in the list; the totals count all. */
    per_day: pageLimit(PER_DAY),
    student_id: v.optional(wireId),
    teacher_id: v.optional(wireId),
  }),
  v.forward(
    v.check(({ from, to }) => to >= from, 'The last day is before the first'),
    ['to'],
  ),
  v.forward(
    v.check(({ from, to }) => daysBetween(from, to) <= MOST_DAYS, `At most ${MOST_DAYS} days at once`),
    ['to'],
  ),
);
export type CalendarQuery = v.InferOutput<typeof calendarQuery>;

const party = v.object({ ...person.entries, timezone: v.string() });

const calendarClass = v.object({
  id: v.string(),
  title: v.string(),
  starts_at: instant,
  ends_at: instant,
  /** In minutes. */
  duration: v.number(),
  student: party,
  teacher: party,
  material: v.nullable(materialRefSchema),
  zoom_link: v.nullable(v.string()),
  /** The series of the class (D90). */
  series_id: v.nullable(v.string()),
  /** The subject, where the student learns several (D125). */
  subject: v.nullable(v.picklist(subjects)),
  /** Whether it is a trial to come (C8). */
  is_trial: v.boolean(),
  /** When students and teachers can join (D23); staff always can. */
  join: v.object({ opens_at: instant, closes_at: instant }),
  may: v.object({ editTime: v.boolean(), join: v.boolean() }),
});
export type WireCalendarClass = v.InferInput<typeof calendarClass>;

const calendarTimeOff = v.object({
  /** `none`: shown to a family on days when its teacher or the team is off: there are no classes. */
  kind: v.picklist(['absence', 'closure', 'hold', 'none']),
  /**
   * Days as recorded, in the zone of the teacher, the academy or the student, both included; an open hold has no last
   * day.
   */
  from: day,
  to: v.nullable(day),
  /** The absent teacher, or the student on hold. */
  person: v.nullable(person),
  /** For a closure. */
  name: v.nullable(v.object({ en: v.string(), ar: v.string() })),
});
export type WireCalendarTimeOff = v.InferInput<typeof calendarTimeOff>;

export const calendarResponse = v.object({
  /** By start; only the first `per_day` classes of a day. */
  data: v.array(calendarClass),
  /** The days that have classes, with their total number. */
  days: v.array(v.object({ date: v.string(), total: v.number() })),
  total: v.number(),
  /** Absences, closures and holds that overlap the days (D97, D98), by first day. */
  timesOff: v.array(calendarTimeOff),
});
