import { http } from '@academy/shared-auth';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  type Direction,
  directions,
  entryTexts,
  type Kind,
  kinds,
  qualities,
  type Range,
  rangeSchema,
  tags,
} from './entries.ts';
import { stepState } from './steps.ts';
import { marked } from './study.ts';

const counts = { number: v.number(), ayahs: v.number(), memorised: v.number(), solid: v.number(), weak: v.number() };
const heard = v.object({ ...counts, lastHeard: v.nullable(v.string()) });
export type Heard = v.InferOutput<typeof heard>;
const juz = v.object({ ...counts, percent: v.number() });
export type Juz = v.InferOutput<typeof juz>;

const progressSchema = v.object({
  memorised: v.number(),
  solid: v.number(),
  weak: v.number(),
  /** Complete juz, and complete pages outside of them. */
  whole: v.object({ juz: v.number(), pages: v.number() }),
  lastHeard: v.nullable(v.string()),
  juz: v.array(juz),
  /** Juz and pages with memorised ayahs. */
  pages: v.array(heard),
  surahs: v.array(heard),
  /** What the student knew before the first report. */
  known: v.object({ juz: v.array(v.number()), ranges: v.array(rangeSchema) }),
  student: v.object({ id: v.string(), name: v.string() }),
  may: v.object({ known: v.optional(v.boolean(), false) }),
});
export type Progress = v.InferOutput<typeof progressSchema>;
export const progressResponse = v.object({ data: progressSchema });

const dueSchema = v.object({
  page: v.number(),
  kind: v.fallback(v.picklist(['near', 'far']), 'far'),
  ...rangeSchema.entries,
  due: v.string(),
  lastHeard: v.nullable(v.string()),
  /** The last hearing at home since then (D150). */
  home: v.optional(v.nullable(v.object({ on: v.string(), by: v.object({ id: v.string(), name: v.string() }) })), null),
  /** The day of an exam that found it weak, since its last class (D156). */
  examinedOn: v.optional(v.nullable(v.string()), null),
  /** Brought forward before a pause (D152). */
  isEarly: v.optional(v.boolean(), false),
});
export type DuePage = v.InferOutput<typeof dueSchema>;

const dueDaySchema = v.object({
  date: v.string(),
  isStudyDay: v.optional(v.boolean(), true),
  /** What fits into the day (D151). */
  items: v.array(dueSchema),
  waiting: v.optional(v.array(dueSchema), []),
  /** What was heard at home on this day. */
  done: v.optional(v.array(marked), []),
  /** What is to be taught again (H8): only for teachers and staff. */
  overdue: v.nullable(v.array(dueSchema)),
  capacity: v.optional(v.object({ keeps: v.number(), known: v.number(), pagesADay: v.number() })),
  /** The next days, if all that each has is heard; for a device without a connection. */
  ahead: v.optional(v.array(v.object({ date: v.string(), isStudyDay: v.boolean(), pages: v.array(v.number()) })), []),
  may: v.optional(v.object({ mark: v.optional(v.boolean(), false) }), {}),
});
export const dueResponse = v.object({ data: dueDaySchema });
export type Due = v.InferOutput<typeof dueDaySchema>;

export const nextResponse = v.object({
  data: v.nullable(rangeSchema),
  near: v.optional(v.nullable(rangeSchema), null),
  far: v.optional(v.nullable(rangeSchema), null),
  reading: v.optional(v.nullable(rangeSchema), null),
  direction: v.optional(v.nullable(v.picklist(directions)), null),
});
/** The proposed range of each kind, and the direction of the student's lessons (H9). */
export type Next = Record<Kind, Range | null> & { direction: Direction | null };

const inBoth = v.object({ en: v.string(), ar: v.string() });
const handOverSchema = v.object({
  student: v.object({ id: v.string(), name: v.string() }),
  teachers: v.array(v.object({ id: v.string(), name: v.string() })),
  memorised: v.number(),
  memorisedRanges: v.array(rangeSchema),
  weakRanges: v.array(rangeSchema),
  againRanges: v.array(rangeSchema),
  /** Together they are all that is memorised. */
  counts: v.object({ upToDate: v.number(), weak: v.number(), again: v.number() }),
  next: v.nullable(rangeSchema),
  /** The levels of curricula that are begun. */
  levels: v.optional(
    v.array(
      v.object({
        title: inBoth,
        level: v.string(),
        levelAr: v.nullable(v.string()),
        passed: v.number(),
        of: v.number(),
        again: v.array(inBoth),
        next: v.nullable(inBoth),
      }),
    ),
    [],
  ),
  /** D156: the last exams. */
  exams: v.optional(
    v.array(
      v.object({ heldOn: v.string(), juz: v.array(v.number()), ranges: v.array(rangeSchema), result: v.number() }),
    ),
    [],
  ),
  /** Newest first. */
  recent: v.array(
    v.object({
      date: v.string(),
      kind: v.fallback(v.picklist(kinds), 'reading'),
      ...rangeSchema.entries,
      quality: v.number(),
      note: v.nullable(v.string()),
    }),
  ),
});
export type HandOver = v.InferOutput<typeof handOverSchema>;
const handOverResponse = v.object({ data: handOverSchema });

const reTeachingSchema = v.object({
  student: v.object({ id: v.string(), name: v.string() }),
  pages: v.array(dueSchema),
});
export type ReTeaching = v.InferOutput<typeof reTeachingSchema>;
const reTeachingResponse = v.object({ data: v.array(reTeachingSchema) });

const classEntrySchema = v.object({
  kind: v.fallback(v.picklist(kinds), 'reading'),
  ...rangeSchema.entries,
  quality: v.picklist(qualities),
  mistakes: v.number(),
  hesitations: v.number(),
  tags: v.array(v.fallback(v.picklist(tags), 'other')),
  ...entryTexts,
});
export type ClassEntry = v.InferOutput<typeof classEntrySchema>;
const classStepSchema = v.object({
  stepId: v.string(),
  title: v.object({ en: v.string(), ar: v.string() }),
  state: stepState,
  quality: v.nullable(v.picklist(qualities)),
});
export type ClassStep = v.InferOutput<typeof classStepSchema>;
export const classEntriesResponse = v.object({
  data: v.object({
    entries: v.array(classEntrySchema),
    steps: v.optional(v.array(classStepSchema), []),
    notCounted: v.optional(v.number(), 0),
  }),
});

const texts = v.object({ en: v.string(), ar: v.string() });
const monthSchema = v.object({ memorised: texts, revised: texts, attendance: texts });
const monthResponse = v.object({ data: monthSchema });

/** The classes of a monthly report: a student's, with one teacher. */
export interface ReportedMonth {
  studentId: string;
  teacherId: string;
  year: number;
  month: number;
}

const pathOf = (studentId: string) => `students/${encodeURIComponent(studentId)}/progress`;

export const progressQueries = {
  all: () => ['progress'] as const,
  of: (studentId: string) =>
    queryOptions({
      queryKey: ['progress', studentId, 'map'],
      queryFn: async ({ signal }) => (await http.get(pathOf(studentId), { signal }).json(progressResponse)).data,
    }),
  /** Kept on the device: what is to be revised today is marked without a connection too. */
  due: (studentId: string) =>
    restorable(
      dueDaySchema,
      queryOptions({
        queryKey: ['progress', studentId, 'due'],
        queryFn: async ({ signal }) => (await http.get(`${pathOf(studentId)}/due`, { signal }).json(dueResponse)).data,
      }),
    ),
  /** The proposal for the next class (H9). */
  next: (studentId: string) =>
    queryOptions({
      queryKey: ['progress', studentId, 'next'],
      queryFn: async ({ signal }): Promise<Next> => {
        const { data, ...next } = await http.get(`${pathOf(studentId)}/next`, { signal }).json(nextResponse);
        return { new: data, ...next };
      },
    }),
  /** The entries of a class, in the order of its report. */
  ofClass: (studentId: string, classId: string) =>
    queryOptions({
      queryKey: ['progress', studentId, 'class', classId],
      queryFn: async ({ signal }) =>
        (await http.get(`classes/${encodeURIComponent(classId)}/progress`, { signal }).json(classEntriesResponse)).data,
    }),
  /** What the next teacher must know; for staff. */
  handOver: (studentId: string) =>
    queryOptions({
      queryKey: ['progress', studentId, 'hand-over'],
      queryFn: async ({ signal }) =>
        (await http.get(`${pathOf(studentId)}/handover`, { signal }).json(handOverResponse)).data,
    }),
  /** What must be taught again, for all students of a teacher. */
  reTeaching: () =>
    queryOptions({
      queryKey: ['progress', 're-teaching'],
      queryFn: async ({ signal }) => (await http.get('progress/re-teaching', { signal }).json(reTeachingResponse)).data,
    }),
  /** Sentences for a monthly report; empty without records. */
  month: ({ studentId, teacherId, year, month }: ReportedMonth) =>
    queryOptions({
      queryKey: ['progress', studentId, 'month', { teacherId, year, month }],
      queryFn: async ({ signal }) => {
        const searchParams = { year, month, teacher: teacherId };
        return (await http.get(`${pathOf(studentId)}/month`, { searchParams, signal }).json(monthResponse)).data;
      },
    }),
};

export async function setKnown(studentId: string, known: Progress['known']): Promise<void> {
  await http.put(`${pathOf(studentId)}/known`, { json: known });
}
