import { writeAudit } from '#base/audit/audit.ts';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { checkRecentPassword } from '#modules/accounts/identity/index.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import type { WireExport } from './personal-data.schema.ts';
import { whoseData } from './whose-data.ts';

const wire = (id: string, now: string) => `json_build_object('id', e.id::text, 'about', ${userRef('e.user_id')},
  'status', case when e.key is null then 'waiting' else 'ready' end, 'createdAt', ${instantOf('e.created_at')},
  'expiresAt', ${instantOf('e.expires_at')}, 'size', e.size,
  'url', case when e.key is not null then '/api/personal-data/exports/' || e.id || '/file' end) as json
  from personal_exports e where ${id} and (e.expires_at is null or e.expires_at > ${now}::timestamptz)`;

/** The existing exports that a user has requested, newest first. */
export async function exportsOf(sql: Sql, userId: number, now: Date): Promise<WireExport[]> {
  const text = `select ${wire('e.requested_by = $1', '$2')} order by e.id desc`;
  return (await sql.query<{ json: WireExport }>({ text, values: [userId, now] })).map(({ json }) => json);
}

/** @throws AppError `not_found`, also for an export that another user has requested. */
export async function findExport({ sql, viewer, now }: ViewerCtx, id: number): Promise<WireExport> {
  const text = `select ${wire('e.requested_by = $1 and e.id = $3', '$2')}`;
  const [row] = await sql.query<{ json: WireExport }>({ text, values: [viewer.userId, now, id] });
  if (!row) throw notFound('Export');
  return row.json;
}

const todaysText = `select id from personal_exports where requested_by = $1 and user_id = $2
  and created_at > $3::timestamptz - interval '24 hours' order by id desc limit 1`;
const addText = 'insert into personal_exports (user_id, requested_by, created_at) values ($2, $1, $3) returning id';

/** D123: requests an export of the viewer's data or a child's; one a day, which a repeated call returns. */
export async function askForExport(
  ctx: ViewerCtx,
  { student_id, password }: { student_id?: number | undefined; password?: string | undefined },
): Promise<WireExport> {
  await checkRecentPassword(ctx, password);
  const userId = await whoseData(ctx, student_id);
  return ctx.sql.transaction(async (sql) => {
    await lockUser(sql, ctx.viewer.userId);
    const values = [ctx.viewer.userId, userId, ctx.now];
    const [found] = await sql.query<{ id: number }>({ text: todaysText, values });
    const [row] = found ? [found] : await sql.query<{ id: number }>({ text: addText, values });
    if (!row) throw new Error('the export was not stored');
    if (!found) {
      await ctx.deps.jobs.enqueue(sql, 'personal-export', { exportId: row.id });
      await writeAudit(sql, ctx, { action: 'personal-data.export', subject: 'user', subjectId: userId, after: {} });
    }
    return findExport({ ...ctx, sql }, row.id);
  });
}

/** The stored file of a viewer's export. @throws AppError `not_found`, also before it is ready. */
export async function exportFile({ sql, viewer, now }: ViewerCtx, id: number): Promise<{ key: string; size: number }> {
  const [row] = await sql.query<{ key: string; size: string }>({
    text: `select key, size from personal_exports
      where id = $1 and requested_by = $2 and key is not null and expires_at > $3`,
    values: [id, viewer.userId, now],
  });
  if (!row) throw notFound('Export');
  return { key: row.key, size: Number(row.size) };
}
