import type { Sql } from '#base/database/sql.ts';
import { hideAccounts } from '#modules/accounts/identity/many-accounts.ts';

/** D5, for people whom nothing else names: hides them and frees their e-mails, phones and codes. */
export async function hidePeople(sql: Sql, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await hideAccounts(sql, ids, now);
  for (const table of ['student_profiles', 'teacher_profiles'])
    await sql.query({
      text: `update ${table} set phone = phone || '#' || user_id::text, code = code || '#' || user_id::text
        where user_id = any($1::bigint[])`,
      values: [ids],
    });
}
