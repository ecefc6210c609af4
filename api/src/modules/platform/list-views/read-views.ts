import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ListView } from './list-views.schema.ts';

const columns = `id::text as id, name, query, is_default`;

/** A user's views of a list, in the order of creation. */
export const readViews = (sql: Sql, userId: number, list: string): Promise<ListView[]> =>
  sql.query<ListView>({
    name: 'list-views',
    text: `select ${columns} from list_views where user_id = $1 and list = $2 order by id`,
    values: [userId, list],
  });

/** One of a user's own views. @throws AppError `not_found`, also for a view of another user. */
export async function readView(sql: Sql, userId: number, id: number): Promise<ListView & { list: string }> {
  const [found] = await sql.query<ListView & { list: string }>({
    name: 'list-view',
    text: `select ${columns}, list from list_views where id = $1 and user_id = $2`,
    values: [id, userId],
  });
  if (!found) throw notFound('View');
  return found;
}
