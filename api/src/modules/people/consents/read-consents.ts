import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import type { WireConsents, WireLegalText } from './consents.schema.ts';
import { consentsFor, currentVersions, inOrder, isAcceptedFor, textJson } from './consents-sql.ts';

const askedText = `select from ${currentVersions} l, ${consentsFor('$1::bigint')} f where not ${isAcceptedFor('f.id')} limit 1`;

/** Whether the viewer must accept a text, for themselves or for a child. */
export async function isAskedToConsent({ sql, viewer }: ViewerCtx): Promise<boolean> {
  if (viewer.view) return false;
  return (await sql.query({ name: 'asked-to-consent', text: askedText, values: [viewer.userId] })).length > 0;
}

const textsText = `select json_build_object(${textJson}) as json from ${currentVersions} l order by ${inOrder('l.kind')}`;

export async function listCurrentTexts(sql: Sql): Promise<WireLegalText[]> {
  const rows = await sql.query<{ json: WireLegalText }>({ text: textsText });
  return rows.map(({ json }) => json);
}

const missingText = `select u.id::text as id, u.name, f.child, array_agg(l.kind order by ${inOrder('l.kind')}) as kinds
  from ${consentsFor('$1::bigint')} f join ${userCards} u on u.id = f.id, ${currentVersions} l
  where not ${isAcceptedFor('f.id')} group by u.id, u.name, f.child order by f.child, u.name, u.id`;

/** The current versions, and those that the viewer must still accept. */
export async function readConsents({ sql, viewer }: ViewerCtx): Promise<WireConsents> {
  const asked = await sql.query<WireConsents['asked'][number]>({ text: missingText, values: [viewer.userId] });
  return { texts: await listCurrentTexts(sql), asked };
}
