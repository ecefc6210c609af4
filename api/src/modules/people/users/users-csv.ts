import type { Context } from 'hono';
import { writeAudit } from '#base/audit/audit.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { peopleScope } from '#modules/people/scope/people-scope.ts';
import { seesContacts } from './list-users.ts';
import { presentUser, type UserRow } from './users.presenter.ts';
import type { UsersFilter, WireUser } from './users.schema.ts';
import { usersPageStatement } from './users-page.statement.ts';

const BOM = '\uFEFF';

/** A cell that no spreadsheet takes for a formula; quoted where it has to be. */
export function csvCell(value: string | number | boolean | null | undefined): string {
  const text = String(value ?? '');
  const guarded = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

type Column = [header: string, value: (user: WireUser) => string | number | boolean | null | undefined];

const columns: Column[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Role', ({ role }) => role],
  ['Active', ({ active }) => active],
  ['Created at', ({ created_at }) => created_at],
  ['Time zone', ({ timezone }) => timezone],
  ['Code', ({ student, teacher }) => student?.code ?? teacher?.code],
  ['Teacher', ({ student }) => student?.teacher_name],
  ['Leader', ({ student, teacher }) => student?.leader_name ?? teacher?.leader_name],
  ['Section', ({ student }) => student?.section],
  ['Remaining classes', ({ student }) => student?.remainingClasses],
  ['Status', ({ student, teacher }) => student?.last_status ?? teacher?.last_status],
];

const toLine = (cells: string[]) => `${cells.join(',')}\r\n`;

interface Export {
  ctx: ReaderCtx;
  filter: UsersFilter;
  c: Context;
}

/** All people of the reader's scope that the filter leaves, as a table for spreadsheets; who took it is written down (D69). */
export async function usersCsv({ ctx, filter, c }: Export): Promise<Response> {
  const { reader } = ctx;
  const scope = await peopleScope(ctx.sql, reader, 'users.read');
  const [found] = await ctx.sql.query<{ rows: UserRow[] }>(usersPageStatement({ reader, scope, filter }));
  const users = (found?.rows ?? []).map((row) => presentUser(row, reader, seesContacts(scope)));
  await writeAudit(ctx.sql, ctx, {
    action: 'user.export',
    subject: 'user',
    subjectId: reader.userId,
    after: { filter, rows: users.length },
  });
  const lines = users.map((user) => toLine(columns.map(([, value]) => csvCell(value(user)))));
  const text = BOM + toLine(columns.map(([header]) => header)) + lines.join('');
  return c.newResponse(text, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="users.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}
