import { http } from '@academy/shared-auth';
import { shownAddress } from '@academy/shared-auth/typed-text';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const personSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Null for the reserved address of people without one (D140). */
  email: v.pipe(v.nullable(v.string()), v.transform(shownAddress)),
  image: v.nullable(v.string()),
  roles: v.array(v.string()),
});
export type Person = v.InferOutput<typeof personSchema>;
export const peopleResponse = v.object({ data: v.array(personSchema) });
const personResponse = v.object({ data: v.object({ data: v.tuple([personSchema]) }) });

const MOST_CHOICES = '20';

export const personQueries = {
  /** One person. @throws ApiError 404 also for a person whom the viewer cannot see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['people', 'detail', id],
      queryFn: async ({ signal }) =>
        (await http.get(`users/${encodeURIComponent(id)}`, { signal }).json(personResponse)).data.data[0],
    }),
  /** The first people who match the search term, by name. */
  choice: (words: string) => {
    // `names`: also people of whom the viewer sees the name alone (D149).
    const searchParams = { search: words, sort: 'name', page: '1', per_page: MOST_CHOICES, names: 'true' };
    return queryOptions({
      queryKey: ['people', 'choice', words],
      queryFn: async ({ signal }) => (await http.get('users', { searchParams, signal }).json(peopleResponse)).data,
    });
  },
};
