import { queryOptions } from '@academy/shared-auth/query';
import type { Option } from '@academy/shared-ui/combobox';
import { type User, userQueries } from '#/api/users.ts';

/** Somebody as a choice: below the name what tells namesakes apart. */
export function personOption({ id, name, image, email, student, teacher }: User): Option {
  const description = student?.code ?? teacher?.code ?? email;
  return { value: id, label: name, image, kind: 'person', ...(description ? { description } : {}) };
}

/** For a combobox: the people of a role (none: everybody) that match the words. */
export const personChoice = (role: string | null) => (words: string) =>
  queryOptions({
    queryKey: [...userQueries.all(), 'option', role, words],
    queryFn: async ({ client }): Promise<Option[]> =>
      (await client.fetchQuery(userQueries.choice(role, words))).map(personOption),
  });
