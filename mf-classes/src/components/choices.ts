import { i18n } from '@academy/shared-auth';
import { queryOptions } from '@academy/shared-auth/query';
import { titleIn } from '@academy/shared-auth/titles';
import type { Option } from '@academy/shared-ui/combobox';
import { materialQueries } from '#/api/files/materials.ts';
import { type Person, personQueries } from '#/api/people.ts';

/** A person as a choice; the line below the name tells people with the same name apart. */
export function personOption({ id, name, image, email, student, teacher }: Person): Option {
  const description = student?.code ?? teacher?.code ?? email;
  return { value: id, label: name, image, kind: 'person', ...(description ? { description } : {}) };
}

/** For a combobox: the people of a role that match the search term. The chosen person needs no further request. */
export const personChoice = (role: 'student' | 'teacher' | 'leader') => (words: string) =>
  queryOptions({
    queryKey: ['people', 'option', role, words],
    queryFn: async ({ client }): Promise<Option[]> => {
      const people = await client.fetchQuery(personQueries.choice(role, words));
      for (const person of people) client.setQueryData(personQueries.detail(person.id).queryKey, person);
      return people.map(personOption);
    },
  });

const MOST_MATERIALS = 20;

/** For a combobox: the materials that match the search term. */
export const materialChoice = (words: string) => {
  const language = i18n.language === 'ar' ? 'ar' : 'en';
  const params = { page: 1, perPage: MOST_MATERIALS, sort: 'name', q: words, filters: {} };
  return queryOptions({
    queryKey: [...materialQueries.all(), 'option', words, language],
    queryFn: async ({ client }): Promise<Option[]> =>
      (await client.fetchQuery(materialQueries.list(params))).rows.map(({ id, name: title, name_ar: ar }) => ({
        value: id,
        label: titleIn(language, { title, ar }).text,
      })),
  });
};
