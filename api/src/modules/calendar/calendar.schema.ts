import * as v from 'valibot';
import { instant, pageLimit, wireId } from '#base/http/fields.ts';
import { day } from '#base/http/form-fields.ts';
import { person } from '#modules/classes/class.fields.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Six weeks of a month, and some more. */
const MOST_DAYS = 62;
const PER_DAY = 20;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

export const calendarQuery = v.pipe(
  v.object({
    /** The first and the last day, of the viewer's calendar (D55). */
    from: day,
    to: day,
    /** How many classes of a day are listed; all are counted. */
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
  /** Minutes. */
  duration: v.number(),
  student: party,
  teacher: party,
  material: v.nullable(person),
  zoom_link: v.nullable(v.string()),
  /** The series that made it (D90). */
  series_id: v.nullable(v.string()),
  /** A trial that is to come (C8). */
  is_trial: v.boolean(),
  /** When students and teachers can join (D23); staff always can. */
  join: v.object({ opens_at: instant, closes_at: instant }),
  may: v.object({ editTime: v.boolean(), join: v.boolean() }),
});
export type WireCalendarClass = v.InferInput<typeof calendarClass>;

const calendarTimeOff = v.object({
  /** `none`: to a family, of its teacher's and the team's days, that there are no classes. */
  kind: v.picklist(['absence', 'closure', 'hold', 'none']),
  /** Days as they were recorded, on the clock of the teacher, the academy or the student, both included; an open hold has no last one. */
  from: day,
  to: v.nullable(day),
  /** Who is absent, or whose classes pause. */
  person: v.nullable(person),
  /** Of a closure. */
  name: v.nullable(v.object({ en: v.string(), ar: v.string() })),
});
export type WireCalendarTimeOff = v.InferInput<typeof calendarTimeOff>;

export const calendarResponse = v.object({
  /** By start; of a day that has more than `per_day`, the first ones. */
  data: v.array(calendarClass),
  /** The days that have classes, with the number of all of them. */
  days: v.array(v.object({ date: v.string(), total: v.number() })),
  total: v.number(),
  /** Absences, closures and holds that meet the days (D97, D98), by their first day. */
  timesOff: v.array(calendarTimeOff),
});
