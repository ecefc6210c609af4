import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ChangedView, ListView, NewView } from './list-views.schema.ts';
import { readView } from './read-views.ts';

/** The most views of one list. */
const MOST_VIEWS = 30;

/** A list has at most one default view. */
const clearDefault = (sql: Sql, userId: number, list: string) =>
  sql.query({
    text: 'update list_views set is_default = false where user_id = $1 and list = $2 and is_default',
    values: [userId, list],
  });

const lockUser = (sql: Sql, userId: number) =>
  sql.query({ text: `select pg_advisory_xact_lock(hashtext('list-views'), $1::int)`, values: [userId % 2 ** 31] });

export async function createView({ ctx, input }: { ctx: ViewerCtx; input: NewView }): Promise<ListView> {
  const { userId } = ctx.viewer;
  const { list, name, query, is_default } = input;
  return ctx.sql.transaction(async (sql) => {
    await lockUser(sql, userId);
    await rejectTaken(sql, { userId, list, name });
    if (is_default) await clearDefault(sql, userId, list);
    const [made] = await sql.query<{ id: number }>({
      text: `insert into list_views (user_id, list, name, query, is_default)
        select $1, $2, $3, $4, $5 where (select count(*) from list_views where user_id = $1 and list = $2) < ${MOST_VIEWS}
        returning id`,
      values: [userId, list, name, query, is_default],
    });
    if (!made) throw fieldError('name', 'too_many', `A list has at most ${MOST_VIEWS} views`);
    return readView(sql, userId, made.id);
  });
}

/** Changes only the sent fields. */
export async function changeView(change: { ctx: ViewerCtx; id: number; input: ChangedView }): Promise<ListView> {
  const { ctx, id, input } = change;
  const { userId } = ctx.viewer;
  return ctx.sql.transaction(async (sql) => {
    await lockUser(sql, userId);
    const { list } = await readView(sql, userId, id);
    if (input.name) await rejectTaken(sql, { userId, list, name: input.name, besides: id });
    if (input.is_default) await clearDefault(sql, userId, list);
    await sql.query({
      text: `update list_views set name = coalesce($3, name), query = coalesce($4, query),
        is_default = coalesce($5, is_default) where id = $1 and user_id = $2`,
      values: [id, userId, input.name ?? null, input.query ?? null, input.is_default ?? null],
    });
    return readView(sql, userId, id);
  });
}

interface TakenName {
  userId: number;
  list: string;
  name: string;
  besides?: number;
}

async function rejectTaken(sql: Sql, { userId, list, name, besides = 0 }: TakenName): Promise<void> {
  const taken = await sql.query({
    text: `select from list_views
      where user_id = $1 and list = $2 and fold_text(name) = fold_text($3) and id <> $4`,
    values: [userId, list, name, besides],
  });
  if (taken.length > 0) throw fieldError('name', 'duplicate', 'A view has this name already');
}
