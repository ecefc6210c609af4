import { queryOptions } from '@academy/shared-auth/query';
import type { Option } from '@academy/shared-ui/combobox';
import { type Person, personQueries } from '#/api/people.ts';

/** Somebody as a choice, who can be given classes where they are a student. */
export interface PayerOption extends Option {
  isStudent: boolean;
}

export const payerOption = ({ id, name, image, email, roles }: Person): PayerOption => ({
  value: id,
  label: name,
  image,
  kind: 'person',
  isStudent: roles.includes('student'),
  ...(email ? { description: email } : {}),
});

/** For a combobox: the people whom the words fit. Whoever is chosen is known without another call. */
export const payerChoice = (words: string) =>
  queryOptions({
    queryKey: ['people', 'option', words],
    queryFn: async ({ client }): Promise<PayerOption[]> => {
      const people = await client.fetchQuery(personQueries.choice(words));
      for (const person of people) client.setQueryData(personQueries.detail(person.id).queryKey, person);
      return people.map(payerOption);
    },
  });
