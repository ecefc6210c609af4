import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

export const holdsResponse = v.object({
  data: v.array(v.object({ state: v.string(), unpaid: v.optional(v.boolean(), false) })),
});

/** Whether a student's classes are paused because a payment is missing (D114). */
export const isPausedQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['paused-unpaid', studentId],
    queryFn: async ({ signal }) => {
      const { data } = await http
        .get(`students/${encodeURIComponent(studentId)}/holds`, { signal })
        .json(holdsResponse);
      return data.some(({ state, unpaid }) => state === 'running' && unpaid);
    },
    retry: false,
  });
