import * as v from 'valibot';
import { instant, matching } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { firstStepNames } from './first-steps.settings.ts';

/** The current month by default. */
const month = v.optional(matching(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'The month is not valid'));
export const monthQuery = v.object({ month });
export type MonthQuery = v.InferOutput<typeof monthQuery>;
export const teachersQuery = v.object({ month, ...pageQuery });
export type TeachersQuery = v.InferOutput<typeof teachersQuery>;

const statistics = v.variant('view', [
  v.object({
    /** The people counted: everybody, a leader's team, or a teacher's students. */
    view: v.picklist(['academy', 'team', 'students']),
    total_users: v.number(),
    /** The number of users with each role as their primary one. */
    roles: v.record(v.string(), v.number()),
    new_registrations: v.object({ today: v.number(), this_week: v.number(), this_month: v.number() }),
  }),
  v.object({
    view: v.literal('own'),
    /** Null for a person who is not a student. */
    remaining_classes: v.nullable(v.number()),
    month_classes: v.number(),
    total_classes: v.number(),
  }),
]);
export type SiteStatistics = v.InferInput<typeof statistics>;
export const statisticsResponse = v.object({ data: statistics });

/** What a first step can lack. */
const missingParts = [
  'name',
  'logo',
  'zone',
  'details',
  'package',
  'teacher',
  'student',
  'material',
  'class',
  'page',
] as const;
export type MissingPart = (typeof missingParts)[number];

/** The booleans say whether the academy has at least one of each. */
const firstSteps = v.object({
  leader: v.boolean(),
  teacher: v.boolean(),
  student: v.boolean(),
  package: v.boolean(),
  /** The form of a class requires a material. */
  material: v.boolean(),
  class: v.boolean(),
  /** In the order of a first day; a step is done when it lacks nothing. */
  steps: v.array(
    v.object({
      name: v.picklist(firstStepNames),
      missing: v.array(v.picklist(missingParts)),
      /** Marked as not needed, for the whole academy. */
      skipped: v.boolean(),
    }),
  ),
  may: v.object({
    change: v.boolean(),
    /** Set the academy's zone at once: no open salary month depends on it. */
    set_zone: v.boolean(),
  }),
});
export type FirstSteps = v.InferInput<typeof firstSteps>;
export const firstStepsResponse = v.object({ data: firstSteps });

export const stepParams = v.object({ step: v.picklist(firstStepNames) });
/** `seen`: the page was opened. */
export const stepChange = v.pipe(
  v.object({ skipped: v.optional(v.boolean()), seen: v.optional(v.literal(true)) }),
  v.check(({ skipped, seen }) => skipped !== undefined || seen !== undefined, 'Nothing is to be changed'),
);
export type StepChange = v.InferOutput<typeof stepChange>;

/** Each class counts once. */
const outcomes = {
  held: v.number(),
  cancelled: v.number(),
  missed_by_students: v.number(),
  missed_by_teachers: v.number(),
};

/**
 * D104: classes with agreed changes, counted separately: excused ones are among the cancelled, made-up ones among the
 * held.
 */
const agreed = { excused: v.number(), moved: v.number(), made_up: v.number() };

const week = v.object({ from: v.string(), to: v.string(), ...outcomes, ...agreed });
export type Week = v.InferInput<typeof week>;
const weeks = v.object({ month: v.string(), weeks: v.array(week) });
export type WeeksOfMonth = v.InferInput<typeof weeks>;
export const weeksResponse = v.object({ data: weeks });

const teacherLoad = v.object({
  id: v.string(),
  name: v.string(),
  ...outcomes,
  ...agreed,
  held_minutes: v.number(),
  overdue_reports: v.number(),
  students_at_risk: v.number(),
});
export type TeacherLoad = v.InferInput<typeof teacherLoad>;
export const teachersPage = pageOf(teacherLoad);

const person = v.object({ id: v.string(), name: v.string() });
const attentionLine = v.object({
  kind: v.picklist([
    'overdue_reports',
    'absent_teachers',
    'unmarked_work',
    'classes_not_made',
    'without_teacher',
    'out_of_classes',
    'without_classes',
    'missed_twice',
    'bounced_address',
    'low_feedback',
    'makeups_ending',
    'documents_missing',
  ]),
  /** 100 means a hundred or more. */
  total: v.number(),
  /** The first three. */
  items: v.array(
    v.object({
      class_id: v.nullable(v.string()),
      /** A series with classes that could not be made (D93). */
      series_id: v.nullable(v.string()),
      student: v.nullable(person),
      teacher: v.nullable(person),
      /**
       * The start of the class; or the time of the payment (D119), of the answer (C24), of the hand-in (C25), or the
       * end of the make-up (D103).
       */
      starts_at: v.nullable(instant),
    }),
  ),
});
export type AttentionLine = v.InferInput<typeof attentionLine>;
export const attentionResponse = v.object({ data: v.array(attentionLine) });

const moneyOfCurrency = v.object({
  currency: v.string(),
  /** Twelve months, the current one last; a refund is deducted from the month in which it happened. */
  months: v.array(v.object({ month: v.string(), card: v.number(), transfers: v.number() })),
});
export type MoneyOfCurrency = v.InferInput<typeof moneyOfCurrency>;
export const moneyResponse = v.object({ data: v.array(moneyOfCurrency) });

const nextSteps = v.object({
  student: person,
  paidAt: instant,
  /** The time by which the academy chooses a teacher (D119). */
  teacherBy: instant,
  teacher: v.nullable(person),
  firstClassAt: v.nullable(instant),
});
export type NextSteps = v.InferInput<typeof nextSteps>;
export const nextStepsResponse = v.object({ data: v.array(nextSteps) });
