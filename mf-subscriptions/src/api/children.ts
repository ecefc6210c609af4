import { http } from '@academy/shared-auth';
import { queryOptions } from '@academy/shared-auth/query';
import * as v from 'valibot';

export const childrenResponse = v.object({
  data: v.object({ children: v.array(v.object({ relationship_type: v.string() })) }),
});

/** Whether the viewer is a parent of any student: other relatives do not see what was paid (D8). */
export const isParentQuery = () =>
  queryOptions({
    queryKey: ['is-parent'],
    queryFn: async ({ signal }) => {
      const { children } = (await http.get('own-profile', { signal }).json(childrenResponse)).data;
      return children.some(({ relationship_type }) => relationship_type === 'parent');
    },
  });
