import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { qualities } from './entries.ts';

export const stepStates = ['begun', 'passed', 'again'] as const;
export type StepState = (typeof stepStates)[number];
/** A state of a newer version counts as begun. */
export const stepState = v.fallback(v.picklist(stepStates), 'begun');

const inBoth = v.object({ en: v.string(), ar: v.string() });
const level = { level: v.string(), levelAr: v.nullable(v.string()) };
const curriculumEntries = {
  id: v.string(),
  title: inBoth,
  subject: v.string(),
  retired: v.boolean(),
  version: v.number(),
};

const listedSchema = v.object({ ...curriculumEntries, levels: v.number(), count: v.number() });
/** A curriculum in the list, with its levels and steps in use counted. */
export type Listed = v.InferOutput<typeof listedSchema>;
export const curriculaPage = v.object({ data: v.array(listedSchema), pagination: v.object({ total: v.number() }) });

const curriculumSchema = v.object({
  ...curriculumEntries,
  steps: v.array(
    v.object({
      id: v.string(),
      title: inBoth,
      ...level,
      retired: v.boolean(),
      /** How many reports record it. */
      recorded: v.number(),
    }),
  ),
});
export type Curriculum = v.InferOutput<typeof curriculumSchema>;
export const curriculumResponse = v.object({ data: curriculumSchema });

const subjectSchema = v.object({ key: v.string(), name: inBoth });
export const subjectsResponse = v.object({ data: v.array(subjectSchema) });

const stepSchema = v.object({
  id: v.string(),
  title: inBoth,
  retired: v.boolean(),
  /** By the last class that recorded it. */
  state: v.nullable(stepState),
  quality: v.nullable(v.number()),
  at: v.nullable(v.string()),
});
export type Step = v.InferOutput<typeof stepSchema>;
const levelSchema = v.object({
  curriculumId: v.string(),
  title: inBoth,
  subject: v.string(),
  ...level,
  steps: v.array(stepSchema),
  /** Of the steps in use. */
  passed: v.number(),
  of: v.number(),
});
export type Level = v.InferOutput<typeof levelSchema>;
export const levelsResponse = v.object({ data: v.array(levelSchema) });

const recordedSchema = v.object({
  stepId: v.string(),
  state: v.picklist(stepStates),
  quality: v.optional(v.nullable(v.picklist(qualities)), null),
});
export type Recorded = v.InferOutput<typeof recordedSchema>;
/** The part `steps` of a report, as it is sent and as it is read. */
export const recordedSteps = v.union([
  v.array(recordedSchema),
  v.pipe(
    v.object({ steps: v.array(recordedSchema) }),
    v.transform(({ steps }) => steps),
  ),
]);
/** The greatest number of steps in a report. */
export const MOST_RECORDED = 20;

/** What the form sends of a curriculum. */
export interface CurriculumFields {
  title: { en: string; ar: string };
  subject: string;
  retired: boolean;
  steps: {
    id?: string;
    title: { en: string; ar: string };
    level: string;
    levelAr: string;
    retired: boolean;
    mergeInto?: string;
  }[];
}

const all = ['curricula'] as const;
const pathOf = (id: string) => `curricula/${encodeURIComponent(id)}`;
const ofStudent = (id: string) => `students/${encodeURIComponent(id)}/steps`;

export const stepQueries = {
  all: () => all,
  list: (params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...all, 'list', searchParams],
      queryFn: async ({ signal }): Promise<ListPage<Listed>> => {
        const { data, pagination } = await http.get('curricula', { searchParams, signal }).json(curriculaPage);
        return { rows: data, total: pagination.total };
      },
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(curriculumResponse)).data,
    }),
  subjects: () =>
    queryOptions({
      queryKey: [...all, 'subjects'],
      queryFn: async ({ signal }) => (await http.get('subjects', { signal }).json(subjectsResponse)).data,
    }),
  ofStudent: (studentId: string) =>
    queryOptions({
      queryKey: ['progress', studentId, 'steps'],
      queryFn: async ({ signal }) => (await http.get(ofStudent(studentId), { signal }).json(levelsResponse)).data,
    }),
};

export type HeldCurriculum = Omit<Curriculum, 'steps'>;

/** The same key never makes a second one. */
export async function createCurriculum(
  { title, subject, retired }: CurriculumFields,
  key: string,
): Promise<HeldCurriculum> {
  const headers = { 'Idempotency-Key': key };
  return (await http.post('curricula', { json: { title, subject, retired }, headers }).json(curriculumResponse)).data;
}

type About = Pick<Curriculum, 'title' | 'subject' | 'retired'>;

const isSame = (one: About, other: About) =>
  one.title.en === other.title.en &&
  one.title.ar === other.title.ar &&
  one.subject === other.subject &&
  one.retired === other.retired;

/** Saves what is not the same any more. Resolves with the curriculum as it is then held. */
export async function saveAbout(held: HeldCurriculum, about: About): Promise<HeldCurriculum> {
  if (isSame(held, about)) return held;
  const { title, subject, retired } = about;
  await http.put(pathOf(held.id), { json: { title, subject, retired } });
  return { ...held, title, subject, retired };
}

/**
 * Saved last: the steps raise the version, so nothing that fails after them could be sent again.
 * @throws ApiError 409 `outdated` if somebody has saved the steps since `version`.
 */
export async function saveSteps(
  { id, version }: Pick<Curriculum, 'id' | 'version'>,
  steps: CurriculumFields['steps'],
): Promise<void> {
  await http.put(`${pathOf(id)}/steps`, { json: { steps, version } });
}

/** The certificate of a level whose steps are all passed, as PDF. */
export async function levelPaper(
  studentId: string,
  { curriculumId, level: named }: Pick<Level, 'curriculumId' | 'level'>,
  language: 'en' | 'ar',
): Promise<Blob> {
  const searchParams = { curriculum: curriculumId, level: named, language };
  return (await http.get(`${ofStudent(studentId)}/certificate`, { searchParams })).blob();
}
