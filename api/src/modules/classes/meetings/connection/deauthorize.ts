import type { Sql } from '#base/database/sql.ts';
import { publishAuthorization } from './authorize.ts';

/** The account was revoked at the provider: its tokens are deleted, unless they were given later. */
export async function deauthorize(sql: Sql, accountId: string, at: Date): Promise<void> {
  const deleted = await sql.query<{ user_id: number }>({
    text: 'delete from meeting_authorizations where account_id = $1 and created_at <= $2 returning user_id',
    values: [accountId, at],
  });
  for (const { user_id } of deleted) await publishAuthorization(sql, Number(user_id));
}
