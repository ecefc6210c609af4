import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { authorizationResponse } from '../meetings.schema.ts';

export const isAuthorized = async (sql: Sql, userId: number): Promise<boolean> =>
  (await sql.query({ text: 'select 1 from meeting_authorizations where user_id = $1', values: [userId] })).length > 0;

type Wire = InferInput<typeof authorizationResponse>;

const text = `select account_name as account, ${instantOf('created_at')} as since from meeting_authorizations where user_id = $1`;

/** The provider of meetings, and whether the viewer has authorized the academy. */
export async function showAuthorization({ deps, sql, viewer }: ViewerCtx): Promise<Wire> {
  const provider = deps.meetings.provider?.name ?? null;
  const [found] = provider
    ? await sql.query<NonNullable<Wire['data']['authorization']>>({ text, values: [viewer.userId] })
    : [];
  return { data: { provider, authorization: found ?? null } };
}
