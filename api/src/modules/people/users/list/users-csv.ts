import { type CsvColumn, csvRows } from '@academy/shared-auth/csv';
import type { Context } from 'hono';
import { writeAudit } from '#base/audit/audit.ts';
import { csvOf, csvValueOf } from '#base/fields/fields.ts';
import { csvResponse } from '#base/http/csv.ts';
import { wordHead } from '#base/http/csv-words.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { pageLanguageOf } from '#base/http/page-language.ts';
import { studentFields } from '#modules/people/profiles/student.fields.ts';
import { teacherFields } from '#modules/people/profiles/teacher.fields.ts';
import { peopleScope } from '#modules/people/scope/people-scope.ts';
import { userFields } from '../user.fields.ts';
import { canViewContacts } from '../users.policy.ts';
import { presentUser, type ViewedRow } from '../users.presenter.ts';
import type { UsersFilter, WireUser } from '../users.schema.ts';
import { wordedCell } from './csv-codes.ts';
import { usersPageStatement } from './users-page.statement.ts';

/** The headers of both profiles; equal headers are one column. */
const profileHeaders = new Map([...csvOf(teacherFields), ...csvOf(studentFields)]);
const profileColumns: CsvColumn<WireUser>[] = [
  ...new Map([...csvOf(studentFields), ...csvOf(teacherFields)]).keys(),
].map((header) => {
  const name = profileHeaders.get(header) ?? '';
  return [header, ({ student, teacher }) => csvValueOf(student, name) ?? csvValueOf(teacher, name)];
});

const columns: CsvColumn<WireUser>[] = [
  ...csvOf(userFields).map(([header, name]): CsvColumn<WireUser> => [header, (user) => csvValueOf(user, name)]),
  ...profileColumns,
];

interface Export {
  ctx: ViewerCtx;
  filter: UsersFilter;
  c: Context;
}

/**
 * All people in the viewer's scope who match the filter, as a table for spreadsheets; each download is audited (D69).
 */
export async function usersCsv({ ctx, filter, c }: Export): Promise<Response> {
  const { viewer } = ctx;
  const scope = await peopleScope(ctx.sql, viewer, 'users.read');
  const contacts = canViewContacts(scope, ctx.deps.academySettings);
  const statement = usersPageStatement({ viewer, scope, canViewContacts: contacts, filter });
  const [found] = await ctx.sql.query<{ rows: ViewedRow[] }>(statement);
  const users = (found?.rows ?? []).map(({ user }) => presentUser(user, viewer, contacts));
  await writeAudit(ctx.sql, ctx, {
    action: 'user.export',
    subject: 'user',
    subjectId: viewer.userId,
    after: { filter, rows: users.length },
  });
  const language = pageLanguageOf(c);
  const worded = columns.map(
    ([header, value]): CsvColumn<WireUser> => [header, (user) => wordedCell(header, value(user), user, language)],
  );
  return csvResponse(c, 'users', wordHead(c, csvRows(worded, users)));
}
