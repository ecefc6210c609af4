import { queryOptions } from '@academy/shared-auth/query';
import type { Option } from '@academy/shared-ui/combobox';
import { type Person, personQueries } from '#/api/people.ts';

/** Somebody as a choice, who can be given classes where they are a student. */
export interface PayerOption extends Option {
  isStudent: boolean;
}

const payerOption = ({ id, name, image, email, roles }: Person): PayerOption => ({
  value: id,
  label: name,
  image,
  kind: 'person',
  isStudent: roles.includes('student'),
  ...(email ? { description: email } : {}),
});

/** For a combobox: the people whom the words fit. */
export const payerChoice = (words: string) =>
  queryOptions({
    queryKey: ['people', 'option', words],
    queryFn: async ({ client }): Promise<PayerOption[]> =>
      (await client.fetchQuery(personQueries.choice(words))).map(payerOption),
  });
