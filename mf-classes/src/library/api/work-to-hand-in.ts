import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { nullableText, personSchema } from '#/base/api/wire.ts';
import { assignmentQueries } from './assignments.ts';

const workSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** The last day for handing in, on the student's clock. */
  due: v.optional(nullableText, null),
  /** The end of that day. */
  due_at: v.optional(nullableText, null),
});
export type Work = v.InferOutput<typeof workSchema>;
const workResponse = v.object({ data: v.array(workSchema), total: v.number() });

const familyWorkSchema = v.object({ ...workSchema.entries, student: personSchema });
const familyWorkResponse = v.object({ data: v.array(familyWorkSchema), total: v.number() });

const SHOWN = '3';
/** Enough to find the earliest days. */
const OF_FAMILY = '20';

/** The latest assignments that a student has not handed in (C25). */
export const workToHandInQuery = (studentId: string) => {
  const searchParams = { student_id: studentId, todo: 'to_hand_in', page: '1', limit: SHOWN };
  return queryOptions({
    queryKey: [...assignmentQueries.all(), 'to-hand-in', studentId],
    queryFn: async ({ signal }) => {
      const { data, total } = await http.get('assignments', { searchParams, signal }).json(workResponse);
      return { rows: data, total };
    },
  });
};

/** The assignments that the students in the viewer's scope have not handed in. */
export const familyWorkQuery = () => {
  const searchParams = { todo: 'to_hand_in', page: '1', limit: OF_FAMILY };
  return queryOptions({
    queryKey: [...assignmentQueries.all(), 'to-hand-in', 'family'],
    queryFn: async ({ signal }) =>
      (await http.get('assignments', { searchParams, signal }).json(familyWorkResponse)).data,
  });
};
