import { http, loadProfile } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
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

export const learnersResponse = v.object({
  data: v.object({ self: v.boolean(), may: v.object({ add: v.boolean() }) }),
});

/** D163: whether the viewer may add a child, and has said that they learn themselves. */
export const learnersQuery = () =>
  queryOptions({
    queryKey: ['children-of-parent', 'learners'],
    queryFn: async ({ signal }) => (await http.get('children', { signal }).json(learnersResponse)).data,
  });

export interface NewChild {
  name: string;
  age: string;
  /** Another child of the same name. */
  another?: boolean;
}
const addedResponse = v.object({ data: v.object({ id: v.string() }) });

/** Adds a child of the viewer, who then is a parent. @returns its id. @throws ApiError 422 at `name` or `age`. */
export async function addChild(child: NewChild): Promise<string> {
  const { data } = await http.post('children', { json: child }).json(addedResponse);
  await loadProfile();
  return data.id;
}
