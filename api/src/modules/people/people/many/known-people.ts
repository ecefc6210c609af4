import { folded } from '#base/database/folded.ts';
import type { Sql } from '#base/database/sql.ts';
import { accounts, existingUsers, isProved } from '#modules/accounts/identity/users-sql.ts';
import { remainingOf } from '#modules/people/people/ledger/remaining.ts';
import { formsOf } from '#modules/people/people/profiles/taken-phone.ts';
import { heldRoles } from '#modules/people/roles/index.ts';

export type PersonKind = 'student' | 'teacher';

export interface KnownPerson {
  id: number;
  name: string;
  email: string;
  /** The phone of the account. */
  phone: string | null;
  /** The phones of the account and of the profiles. */
  phones: string[];
  roles: string[];
  /** The code of the profile of this kind. */
  code: string | null;
  remaining: number;
  /** Whether it is the owner of the address who uses the account. */
  isProved: boolean;
  /** Deleted: such a person is found only by code. */
  isGone: boolean;
}

interface Wanted {
  /** In lower case, as the codes. */
  emails: readonly string[];
  codes: readonly string[];
  phones: readonly string[];
  /** The folded names of rows that have neither an e-mail nor a code. */
  names: readonly string[];
}

const foundText = (kind: PersonKind) => `with found as (
    select id from ${accounts} a where lower(email) = any($1) or phone = any($3)
    union select user_id from student_profiles where phone = any($3)
    union select user_id from teacher_profiles where phone = any($3)
    union select user_id from ${kind}_profiles where lower(code) = any($2)
    union select p.user_id from ${kind}_profiles p join ${existingUsers} e on e.id = p.user_id
      where ${folded('e.name')} = any($4))
  select u.id, u.name, u.email, u.phone, array_remove(array[u.phone, s.phone, t.phone], null) as phones,
    ${heldRoles('u')} as roles, p.code, ${remainingOf('u.id')} as remaining,
    ${isProved('u')} as "isProved", u.deleted_at is not null as "isGone"
  from found f join ${accounts} u on u.id = f.id left join ${kind}_profiles p on p.user_id = u.id
    left join student_profiles s on s.user_id = u.id left join teacher_profiles t on t.user_id = u.id
  order by u.id`;

/** Everybody with one of these e-mails, codes, phones or names, with the data that an import compares. */
export const findKnownPeople = (
  sql: Sql,
  kind: PersonKind,
  { emails, codes, phones, names }: Wanted,
): Promise<KnownPerson[]> =>
  sql.query<KnownPerson>({ text: foundText(kind), values: [emails, codes, phones.flatMap(formsOf), names] });
