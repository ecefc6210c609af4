import { http, outboxRequest } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { rangeSchema } from './entries.ts';

/** How well a page was heard at home (D150): 1: not yet, 2: with help, 3: well. */
export const homeQualities = [1, 2, 3] as const;
export type HomeQuality = (typeof homeQualities)[number];

export const marked = v.object({
  page: v.number(),
  quality: v.number(),
  by: v.object({ id: v.string(), name: v.string() }),
});
export const homeHearingResponse = v.object({ data: v.object({ on: v.string(), pages: v.array(marked) }) });

export interface HomeMark {
  pages: number[];
  /** Without it, the student's day on which it arrives. */
  on?: string;
  quality: HomeQuality;
}

const pathOf = (studentId: string) => `students/${encodeURIComponent(studentId)}`;

/** D150: the request that marks pages as heard at home, for the outbox. */
export const homeHearingRequest = (studentId: string, mark: HomeMark) =>
  outboxRequest({ path: `${pathOf(studentId)}/home-hearings`, json: { ...mark } }, homeHearingResponse);

/** Takes back the viewer's own marks of these pages on a day. */
export function takeBackHearing(studentId: string, { pages, on }: Pick<HomeMark, 'pages'> & { on: string }) {
  const searchParams = { pages: pages.join(','), on };
  return http.delete(`${pathOf(studentId)}/home-hearings`, { searchParams }).json(homeHearingResponse);
}

const days = v.object({ from: v.string(), to: v.string() });
const planSchema = v.object({
  /** 0 is Sunday. */
  daysOfWeek: v.array(v.number()),
  pagesADay: v.number(),
  travel: v.array(days),
  capacity: v.object({ keeps: v.number(), known: v.number() }),
  may: v.object({ update: v.optional(v.boolean(), false) }),
});
export type StudyPlan = v.InferOutput<typeof planSchema>;
const planResponse = v.object({ data: planSchema });
export type StudyPlanFields = Pick<StudyPlan, 'daysOfWeek' | 'pagesADay' | 'travel'>;

/** D151, D152: a student's week of revision, and travel. */
export const studyPlanQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['progress', studentId, 'study-plan'],
    queryFn: async ({ signal }) =>
      (await http.get(`${pathOf(studentId)}/study-plan`, { signal }).json(planResponse)).data,
  });

/** Fields that are left out stay as they are; days and pages that nobody has set follow the level. */
export async function saveStudyPlan(studentId: string, fields: Partial<StudyPlanFields>): Promise<StudyPlan> {
  return (await http.put(`${pathOf(studentId)}/study-plan`, { json: fields }).json(planResponse)).data;
}

const goalSchema = v.object({
  id: v.string(),
  range: rangeSchema,
  by: v.string(),
  /** Parts of pages of the mushaf. */
  pages: v.object({ total: v.number(), done: v.number() }),
  /** In pages a week; null if nothing is left, or no day. */
  paceNeeded: v.nullable(v.number()),
  /** Of the last eight weeks. */
  pace: v.number(),
  forecast: v.nullable(v.object({ from: v.string(), to: v.string() })),
});
export type Goal = v.InferOutput<typeof goalSchema>;
const goalsResponse = v.object({
  data: v.array(goalSchema),
  may: v.object({ update: v.optional(v.boolean(), false) }),
});

/** D153: a student's goals, the nearest day first. */
export const goalsQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['progress', studentId, 'goals'],
    queryFn: ({ signal }) => http.get(`${pathOf(studentId)}/goals`, { signal }).json(goalsResponse),
  });

export async function setGoal(studentId: string, goal: Pick<Goal, 'range' | 'by'>, key: string): Promise<void> {
  await http.post(`${pathOf(studentId)}/goals`, { json: goal, headers: { 'Idempotency-Key': key } });
}

export async function removeGoal(studentId: string, goalId: string): Promise<void> {
  await http.delete(`${pathOf(studentId)}/goals/${encodeURIComponent(goalId)}`);
}
