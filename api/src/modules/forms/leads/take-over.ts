import type { FollowAcceptance } from '#base/auth/follow-acceptance.ts';
import type { Sql } from '#base/database/sql.ts';
import { accountOf } from '#modules/accounts/identity/accounts.ts';
import { addLeadEvent } from './lead-events.ts';

const takeText = `update leads set account_id = $1 where account_id is null and lower(email) = lower($2) returning id::int as id`;

/** D164: whoever proves an address takes over what was asked from it: their start page shows the request. */
export const takeOverLeads: FollowAcceptance = async (sql, { userId, email, now }) => {
  const taken = await sql.query<{ id: number }>({ text: takeText, values: [userId, email] });
  for (const { id } of taken) await addLeadEvent(sql, { leadId: id, kind: 'taken-over', actorId: userId, at: now });
};

/** The account of the person who asks, if it has proved the address; null otherwise. */
export async function provedAccount(sql: Sql, email: string | null): Promise<number | null> {
  const account = email === null ? null : await accountOf(sql, email);
  return account?.isProved ? account.id : null;
}
