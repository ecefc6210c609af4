import { http } from '@academy/shared-auth';
import { queryOptions } from '@academy/shared-auth/query';
import * as v from 'valibot';

const childSchema = v.object({ id: v.string(), name: v.string(), relationship_type: v.string() });
export type Child = v.InferOutput<typeof childSchema>;
export const childrenResponse = v.object({ data: v.object({ children: v.array(childSchema) }) });

/** The students whose parent the viewer is: other relatives neither pay nor see payments (D8, D116). */
export const parentsChildrenQuery = () =>
  queryOptions({
    queryKey: ['children-of-parent'],
    queryFn: async ({ signal }) => {
      const { children } = (await http.get('own-profile', { signal }).json(childrenResponse)).data;
      return children.filter(({ relationship_type }) => relationship_type === 'parent');
    },
  });

/** Whether the viewer is a parent of any student. */
export const isParentQuery = () => ({ ...parentsChildrenQuery(), select: (children: Child[]) => children.length > 0 });
