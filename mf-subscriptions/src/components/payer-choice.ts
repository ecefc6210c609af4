import type { Option } from '@academy/shared-ui/combobox';
import { queryOptions } from '@tanstack/react-query';
import { type Person, personQueries } from '#/api/people.ts';

/** A person as a choice; students can get classes. */
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

/** For a combobox: the people who match the search term. The chosen person needs no further request. */
export const payerChoice = (words: string) =>
  queryOptions({
    queryKey: ['people', 'option', words],
    queryFn: async ({ client }): Promise<PayerOption[]> => {
      const people = await client.fetchQuery(personQueries.choice(words));
      for (const person of people) client.setQueryData(personQueries.detail(person.id).queryKey, person);
      return people.map(payerOption);
    },
  });
