import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const makeUpSchema = v.object({ id: v.string(), until: v.string(), isOpen: v.boolean() });
const makeUpsResponse = v.object({ data: v.array(makeUpSchema) });

/**
 * The make-ups that a student can still use, earliest end first.
 * @throws ApiError 404 for viewers who may not see them.
 */
export const makeUpsQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['make-ups', studentId],
    queryFn: async ({ signal }) => {
      const path = `students/${encodeURIComponent(studentId)}/makeups`;
      return (await http.get(path, { signal }).json(makeUpsResponse)).data.filter(({ isOpen }) => isOpen);
    },
  });
