import { http } from '@academy/shared-auth';
import { shownAddress } from '@academy/shared-auth/typed-text';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { nullableText } from './wire.ts';

const personSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Null for the reserved address of people without one (D140). */
  email: v.pipe(nullableText, v.transform(shownAddress)),
  image: nullableText,
  timezone: v.string(),
  student: v.nullable(
    v.object({
      code: nullableText,
      remainingClasses: v.number(),
      teacher_id: nullableText,
      teacher_name: nullableText,
      agreed_session_duration: v.number(),
    }),
  ),
  teacher: v.nullable(v.object({ code: nullableText })),
});
export type Person = v.InferOutput<typeof personSchema>;
export const peopleResponse = v.object({ data: v.array(personSchema) });
export const personResponse = v.object({ data: v.object({ data: v.tuple([personSchema]) }) });

const MOST_CHOICES = 20;

export const personQueries = {
  /** One person. @throws ApiError 404 also for a person whom the viewer cannot see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['people', 'detail', id],
      queryFn: async ({ signal }) =>
        (await http.get(`users/${encodeURIComponent(id)}`, { signal }).json(personResponse)).data.data[0],
    }),
  /** The first people of a role that match the search term, by name; for a teacher only their own students (D9). */
  choice: (role: 'student' | 'teacher' | 'leader', words: string) => {
    const searchParams = { search: words, sort: 'name', page: '1', per_page: String(MOST_CHOICES), role };
    return queryOptions({
      queryKey: ['people', 'choice', searchParams],
      queryFn: async ({ signal }) => (await http.get('users', { searchParams, signal }).json(peopleResponse)).data,
    });
  },
};
