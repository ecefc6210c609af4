import { isAdmin, type Reader } from '#base/auth/reader.ts';
import type { WireUser } from './users.schema.ts';

/** A user as the database tells of them. */
export type UserRow = Omit<WireUser, 'email'> & { email: string };

const LAST = 4;
const masked = (value: string | null) =>
  value === null ? null : `****${value.length > LAST ? value.slice(-LAST) : ''}`;

type Wallet = { wallet: string | null; wallet_num: string | null };
const withMaskedWallet = <Profile extends Wallet>(profile: Profile | null): Profile | null =>
  profile && { ...profile, wallet: masked(profile.wallet), wallet_num: masked(profile.wallet_num) };
const withoutPhone = <Profile extends { phone: string | null }>(profile: Profile | null): Profile | null =>
  profile && { ...profile, phone: null };

/**
 * A user as this reader sees them: e-mail and phones only for whom the scope shows them (D9), the wallet only for the
 * person and for admins, its last four characters for others (D66).
 */
export function presentUser(row: UserRow, reader: Reader, seesContacts: boolean): WireUser {
  const isOwn = row.id === String(reader.userId);
  const withWallet =
    isOwn || isAdmin(reader)
      ? row
      : { ...row, student: withMaskedWallet(row.student), teacher: withMaskedWallet(row.teacher) };
  if (isOwn || seesContacts) return withWallet;
  const { student, teacher } = withWallet;
  return { ...withWallet, email: null, phone: null, student: withoutPhone(student), teacher: withoutPhone(teacher) };
}
