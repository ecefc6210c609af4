import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const childrenResponse = v.object({
  data: v.object({ children: v.array(v.object({ id: v.string(), name: v.string() })) }),
});

/** The students whose relative the viewer is (D8). */
export const childrenQuery = () =>
  queryOptions({
    queryKey: ['children'],
    queryFn: async ({ signal }) => (await http.get('own-profile', { signal }).json(childrenResponse)).data.children,
  });
