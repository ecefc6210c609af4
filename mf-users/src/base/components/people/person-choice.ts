import type { Option } from '@academy/shared-ui/combobox';
import { queryOptions } from '@tanstack/react-query';
import { type User, userQueries } from '#/base/api/users.ts';

/** A person as a choice; the line below the name tells people with the same name apart. */
export function personOption({ id, name, image, email, student, teacher }: User): Option {
  const description = student?.code ?? teacher?.code ?? email;
  return { value: id, label: name, image, kind: 'person', ...(description ? { description } : {}) };
}

/** For a combobox: the people of a role (by default everybody) that match the search term. */
export const personChoice = (role: string | null) => (words: string) =>
  queryOptions({
    queryKey: [...userQueries.all(), 'option', role, words],
    queryFn: async ({ client }): Promise<Option[]> =>
      (await client.fetchQuery(userQueries.choice(role, words))).map(personOption),
  });
