import type { Account } from '#modules/identity/stored-account.ts';

/**
 * The values of statements about a person's data. An address that is not confirmed may be somebody else's: nothing is found by
 * it (D87).
 */
export const personValues = ({
  id,
  name,
  email,
  emailVerifiedAt,
}: Pick<Account, 'id' | 'name' | 'email' | 'emailVerifiedAt'>): unknown[] => [id, name, emailVerifiedAt ? email : null];
