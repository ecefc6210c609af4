import { http } from '@academy/shared-auth';
import { queryOptions } from '@academy/shared-auth/query';
import * as v from 'valibot';
import { nullableText } from '../wire.ts';
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

const SHOWN = '3';

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
