import { peopleIn } from '#base/academy/define-settings.ts';
import { containsFolded } from '#base/database/folded.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import {
  effectiveRelations,
  parentRelationshipsOf,
  peopleScope,
  relationshipsOf,
} from '#modules/people/people/index.ts';
import { adminsText } from '#modules/people/roles/index.ts';
import type { SettingsHook } from '#modules/platform/academy/declared-settings.ts';
import type { WirePeople } from './concerns.schema.ts';
import { concernSettings, namedPeople } from './concerns.settings.ts';
import { namedFor } from './named-people.ts';

/** SQL: whom a user may name in a concern, as rows `u`: people whom the user knows. $1 user, $2 everybody, $3 named. */
const known = `from ${activeUsers} u where u.id <> $1::bigint and ($2::boolean or u.id in (
  select other_id from ${relationshipsOf('$1::bigint')} b union select other_id from ${parentRelationshipsOf('$1::bigint')} p
  union select e.user_id from ${effectiveRelations} e where e.related_user_id = $1::bigint
  union select e.related_user_id from ${effectiveRelations} e where e.user_id = $1::bigint
  union select a.id from (${adminsText}) a union select unnest($3::bigint[])))`;

async function valuesOf(sql: Sql, ctx: ViewerCtx): Promise<unknown[]> {
  const isAll = (await peopleScope(sql, ctx.viewer, 'users.read')) === 'all';
  return [ctx.viewer.userId, isAll, namedPeople(ctx.deps.academySettings)];
}

/** @throws AppError `invalid` at `about` for somebody whom the viewer does not know, or who does not exist. */
export async function checkAbout(sql: Sql, ctx: ViewerCtx, aboutId: number): Promise<void> {
  const values = [...(await valuesOf(sql, ctx)), aboutId];
  const found = await sql.query({ text: `select ${known} and u.id = $4::bigint`, values });
  if (found.length === 0)
    throw fieldError('about', 'unknown', 'You cannot name this person here: write it in the text');
}

/** Who reads what the viewer writes, and the first people by name whom it can be about. */
export async function findConcernPeople(ctx: ViewerCtx, search: string): Promise<WirePeople> {
  const { sql, viewer } = ctx;
  const to = await namedFor(sql, ctx, { writerId: viewer.userId, aboutId: null });
  const [found] = await sql.query<WirePeople>({
    text: `select coalesce((select json_agg(json_build_object('id', r.id::text, 'name', r.name) order by r.name, r.id)
        from ${activeUsers} r where r.id = any($4::bigint[])), '[]'::json) as to,
      coalesce((select json_agg(json_build_object('id', x.id::text, 'name', x.name) order by x.name, x.id) from (
        select u.id, u.name ${known} and ${containsFolded('u.name', '$5::text')} order by u.name, u.id limit 50) x),
        '[]'::json) as about`,
    values: [...(await valuesOf(sql, ctx)), to, search],
  });
  return found ?? { to: [], about: [] };
}

/** D146: only people who may sign in are named. */
export const checkNamedPeople: SettingsHook = async (sql, _ctx, changed, values) => {
  const { key } = concernSettings.concern_people;
  if (!changed.has(key)) return;
  const ids = peopleIn(String(values.get(key) ?? ''));
  const found = await sql.query({ text: `select from ${activeUsers} u where u.id = any($1::bigint[])`, values: [ids] });
  if (found.length !== ids.length)
    throw fieldError(key, 'unknown', 'One of these people does not exist, or is deactivated');
};
