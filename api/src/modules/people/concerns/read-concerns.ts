import type { InferInput } from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { canSee, concernJson, isNamed, isOwn } from './concern-json.ts';
import type { ConcernsQuery, concernsPage, WireConcern } from './concerns.schema.ts';
import { lookerOf } from './named-people.ts';

function valuesOf(ctx: ViewerCtx): unknown[] {
  const { userId, named } = lookerOf(ctx);
  return [userId, named, ctx.deps.fileTokens.issue(ctx.viewer)];
}

/** What waits the longest comes first, then the newest. */
const order = `c.state = 'new' desc, case when c.state = 'new' then c.created_at end, c.created_at desc, c.id desc`;

/** D146: the concerns of which the viewer is one of the named people, otherwise or with `own` those that the viewer wrote. */
export async function listConcerns(ctx: ViewerCtx, query: ConcernsQuery): Promise<InferInput<typeof concernsPage>> {
  const { page, per_page, status, own } = query;
  const { userId, named } = lookerOf(ctx);
  const isNamedHere = named.includes(userId);
  const from = `from concerns c where ${isNamedHere && !own ? isNamed : isOwn} and $2::bigint[] is not null
    and $3::text is not null and ($4::text is null or c.state = $4)`;
  const [found] = await ctx.sql.query<{ total: number; data: WireConcern[] }>({
    text: `select (select count(*)::int ${from}) as total, coalesce((select json_agg(x.row order by x.place) from (
      select ${concernJson} as row, row_number() over (order by ${order}) as place ${from} order by ${order}
      limit $5 offset $6) x), '[]'::json) as data`,
    values: [...valuesOf(ctx), status ?? null, per_page, offsetOf(query)],
  });
  const { total, data } = found ?? { total: 0, data: [] };
  const pagination = { total, page, per_page, totalPages: Math.ceil(total / per_page) };
  return { data, pagination, named: isNamedHere };
}

/** A concern that the viewer sees. @throws AppError `not_found` for all others, whether or not it exists. */
export async function findConcern(sql: Sql, ctx: ViewerCtx, id: number): Promise<WireConcern> {
  const [found] = await sql.query<{ row: WireConcern }>({
    text: `select ${concernJson} as row from concerns c where c.id = $4 and ${canSee}`,
    values: [...valuesOf(ctx), id],
  });
  if (!found) throw notFound('Concern');
  return found.row;
}

export interface LockedConcern {
  id: number;
  writerId: number;
  aboutId: number | null;
  state: WireConcern['state'];
  note: string | null;
  isMine: boolean;
}

/** The same, locked until the transaction ends. */
export async function lockConcern(sql: Sql, ctx: ViewerCtx, id: number): Promise<LockedConcern> {
  const { userId, named } = lookerOf(ctx);
  const [found] = await sql.query<LockedConcern>({
    text: `select c.id::int as id, c.writer_id::int as "writerId", c.about_id::int as "aboutId", c.state, c.note,
        ${isOwn} as "isMine" from concerns c where c.id = $3 and ${canSee} for no key update`,
    values: [userId, named, id],
  });
  if (!found) throw notFound('Concern');
  return found;
}

/** D146: a file is for those who see its concern. */
export async function canViewConcernMedia(ctx: ViewerCtx, mediaId: string): Promise<boolean> {
  const { userId, named } = lookerOf(ctx);
  const found = await ctx.sql.query({
    text: `select from concern_files x join concerns c on c.id = x.concern_id where x.media_id = $3 and ${canSee}`,
    values: [userId, named, mediaId],
  });
  return found.length > 0;
}
