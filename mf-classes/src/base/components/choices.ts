import type { Option } from '@academy/shared-ui/combobox';
import { queryOptions } from '@tanstack/react-query';
import { type Person, personQueries } from '#/base/api/people.ts';

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
