import { http, loadProfile } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const childSchema = v.object({
  id: v.string(),
  name: v.string(),
  age: v.nullable(v.number()),
  handle: v.nullable(v.string()),
  may: v.object({ change: v.boolean(), remove: v.boolean(), setPassword: v.boolean() }),
});
export type NamedChild = v.InferOutput<typeof childSchema>;
export const childrenResponse = v.object({
  data: v.object({ self: v.boolean(), children: v.array(childSchema), may: v.object({ add: v.boolean() }) }),
});
export type Learners = v.InferOutput<typeof childrenResponse>['data'];

/** D163: whom the viewer has named, and whether they learn themselves. */
export const learnersQuery = () =>
  queryOptions({
    queryKey: ['learners'],
    queryFn: async ({ signal }) => (await http.get('children', { signal }).json(childrenResponse)).data,
  });

export interface ChildFields {
  name: string;
  age: string;
  /** Another child of the same name. */
  another?: boolean;
}

/** @throws ApiError 422 at `name` (`same_name`, `too_many`) or `age`. */
export async function addChild(child: ChildFields): Promise<void> {
  await http.post('children', { json: child });
  await loadProfile();
}

/** @throws ApiError 409 after something has happened to the child, as `removeChild`. */
export async function changeChild(id: string, { name, age }: ChildFields): Promise<void> {
  await http.put(`children/${encodeURIComponent(id)}`, { json: { name, age } });
}

export async function removeChild(id: string): Promise<void> {
  await http.delete(`children/${encodeURIComponent(id)}`);
  await loadProfile();
}

const passwordResponse = v.object({ data: v.object({ handle: v.string() }) });

/** @returns the user name with which the child signs in. */
export async function setChildPassword(id: string, password: string): Promise<string> {
  const path = `children/${encodeURIComponent(id)}/password`;
  return (await http.put(path, { json: { password } }).json(passwordResponse)).data.handle;
}

/** "I" as the answer to who learns. */
export async function learnOneself(): Promise<void> {
  await http.put('who-learns', { json: { learns: 'self' } });
}
