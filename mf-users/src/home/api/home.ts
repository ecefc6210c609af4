import { http } from '@academy/shared-auth';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const peopleSchema = v.object({
  /** The people counted: `academy`, or a leader's `team`. */
  view: v.string(),
  total_users: v.number(),
  /** The number of users with each role as their primary one. */
  roles: v.record(v.string(), v.number()),
  new_registrations: v.object({ today: v.number(), this_week: v.number(), this_month: v.number() }),
});
export type PeopleFigures = v.InferOutput<typeof peopleSchema>;
export const peopleResponseSchema = v.object({ data: peopleSchema });

/** Null for a person who is not a student. */
const ownSchema = v.object({ remaining_classes: v.nullable(v.number()), month_classes: v.number() });
export type OwnFigures = v.InferOutput<typeof ownSchema>;
export const ownResponseSchema = v.object({ data: ownSchema });

export const outcomes = ['held', 'cancelled', 'missed_by_students', 'missed_by_teachers'] as const;
/**
 * Changes agreed with families (D104): excused classes are among the cancelled ones, made-up ones among the held. An
 * older API does not send them.
 */
const agreedCount = v.optional(v.number(), 0);
const outcomeEntries = {
  held: v.number(),
  cancelled: v.number(),
  missed_by_students: v.number(),
  missed_by_teachers: v.number(),
  excused: agreedCount,
  moved: agreedCount,
  made_up: agreedCount,
};

/** Days as 2026-11-21, both included; limited to the month. */
const weekSchema = v.object({ from: v.string(), to: v.string(), ...outcomeEntries });
export type Week = v.InferOutput<typeof weekSchema>;
const weeksSchema = v.object({ month: v.string(), weeks: v.array(weekSchema) });
export const weeksResponseSchema = v.object({ data: weeksSchema });

const teacherSchema = v.object({
  id: v.string(),
  name: v.string(),
  ...outcomeEntries,
  held_minutes: v.number(),
  overdue_reports: v.number(),
  students_at_risk: v.number(),
});
export type TeacherLoad = v.InferOutput<typeof teacherSchema>;
const teachersSchema = v.object({ rows: v.array(teacherSchema), total: v.number() });
export const teachersResponseSchema = v.object({
  data: v.array(teacherSchema),
  pagination: v.object({ total: v.number() }),
});

/** In the order in which the form of a class needs them. */
const person = v.nullable(v.object({ id: v.string(), name: v.string() }));
const attentionKinds = [
  'overdue_reports',
  'absent_teachers',
  'unmarked_work',
  'classes_not_made',
  'out_of_classes',
  'without_classes',
  'missed_twice',
  'without_teacher',
  'bounced_address',
  'low_feedback',
  'makeups_ending',
  'documents_missing',
] as const;
const attentionItemSchema = v.object({
  class_id: v.nullable(v.string()),
  /** The series whose classes were not made; an older API does not send it. */
  series_id: v.optional(v.nullable(v.string()), null),
  student: person,
  teacher: person,
  starts_at: v.nullable(v.string()),
});
export type AttentionItem = v.InferOutput<typeof attentionItemSchema>;
const attentionLineSchema = v.object({
  kind: v.string(),
  /** 100 means 100 or more. */
  total: v.number(),
  items: v.array(attentionItemSchema),
});
export type AttentionLine = v.InferOutput<typeof knownLinesSchema>[number];
const knownLinesSchema = v.array(v.object({ ...attentionLineSchema.entries, kind: v.picklist(attentionKinds) }));
export const attentionResponseSchema = v.object({ data: v.array(attentionLineSchema) });

/** A kind for which this version has no words is left out. */
const isKnown = (line: { kind: string }): line is AttentionLine =>
  (attentionKinds as readonly string[]).includes(line.kind);

const all = ['statistics'] as const;
const searchOf = (month: string | null) => (month ? { month } : {});

export const homeQueries = {
  /** The numbers of people in the viewer's scope. */
  people: () =>
    restorable(
      peopleSchema,
      queryOptions({
        queryKey: [...all, 'people'],
        queryFn: async ({ signal }) => (await http.get('statistics', { signal }).json(peopleResponseSchema)).data,
      }),
    ),
  /** A student's own numbers. */
  own: () =>
    restorable(
      ownSchema,
      queryOptions({
        queryKey: [...all, 'own'],
        queryFn: async ({ signal }) => (await http.get('statistics', { signal }).json(ownResponseSchema)).data,
      }),
    ),
  /** The classes of a month that the viewer can see, by week; by default of the current month. */
  weeks: (month: string | null) =>
    restorable(
      weeksSchema,
      queryOptions({
        queryKey: [...all, 'classes', month ?? 'running'],
        queryFn: async ({ signal }) => {
          const searchParams = searchOf(month);
          return (await http.get('statistics/classes', { searchParams, signal }).json(weeksResponseSchema)).data;
        },
      }),
    ),
  /** The teachers with their load of a month, the highest first. */
  teachers: (month: string | null, page: number) =>
    restorable(
      teachersSchema,
      queryOptions({
        queryKey: [...all, 'teachers', month ?? 'running', page],
        queryFn: async ({ signal }) => {
          const searchParams = { ...searchOf(month), page: String(page), per_page: String(TEACHERS_PER_PAGE) };
          const found = await http.get('statistics/teachers', { searchParams, signal }).json(teachersResponseSchema);
          return { rows: found.data, total: found.pagination.total };
        },
      }),
    ),
  attention: () =>
    restorable(
      knownLinesSchema,
      queryOptions({
        queryKey: [...all, 'attention'],
        queryFn: async ({ signal }) =>
          (await http.get('statistics/attention', { signal }).json(attentionResponseSchema)).data.filter(isKnown),
      }),
    ),
};

export const TEACHERS_PER_PAGE = 10;
