import type { Account } from '#modules/accounts/identity/stored-account.ts';

/**
 * The values of statements about a person's data. An unconfirmed address may belong to somebody else, so nothing is
 * searched by it (D87).
 */
export const personValues = ({
  id,
  name,
  email,
  emailVerifiedAt,
}: Pick<Account, 'id' | 'name' | 'email' | 'emailVerifiedAt'>): unknown[] => [id, name, emailVerifiedAt ? email : null];
