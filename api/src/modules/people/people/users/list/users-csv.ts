import { type CsvColumn, csvRows } from '@academy/shared-auth/csv';
import { shownAddress } from '@academy/shared-auth/typed-text';
import type { Context } from 'hono';
import { writeAudit } from '#base/audit/audit.ts';
import { csvOf, csvValueOf, type FieldName } from '#base/fields/fields.ts';
import { csvResponse } from '#base/http/csv.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { pageLanguageOf } from '#base/http/page-language.ts';
import { studentFields } from '#modules/people/people/profiles/student.fields.ts';
import { teacherFields } from '#modules/people/people/profiles/teacher.fields.ts';
import { userFields } from '../user.fields.ts';
import type { UserPolicies } from '../users.policy.ts';
import type { OpenMakeUps, UsersFilter, WireUser } from '../users.schema.ts';
import { wordedCell } from './csv-codes.ts';
import { filteredUsers } from './filtered-users.ts';
import { type FindMakeUps, withMakeUps } from './find-make-ups.ts';

type Listed = WireUser & { makeUps: OpenMakeUps | null };

type Column = [head: FieldName, value: CsvColumn<Listed>[1]];

/** D103: make-ups are beside the remaining classes. */
const makeUpColumns: Column[] = [
  [{ en: 'Make-up classes', ar: 'الحصص التعويضية' }, ({ makeUps }) => makeUps?.open],
  [{ en: 'Make-up until', ar: 'التعويض حتى' }, ({ makeUps }) => makeUps?.until],
];

/** The fields of both profiles; those with the same head are one column. */
const ofStudent = csvOf(studentFields);
const studentHeads = new Set(ofStudent.map(([head]) => head.en));
const profileFields = [...ofStudent, ...csvOf(teacherFields).filter(([head]) => !studentHeads.has(head.en))];
const profileColumns = profileFields.flatMap(([head, key]): Column[] => {
  const column: Column = [head, ({ student, teacher }) => csvValueOf(student, key) ?? csvValueOf(teacher, key)];
  return head === studentFields.remainingClasses.name ? [column, ...makeUpColumns] : [column];
});

/** The columns of the table of people, each with its head in both languages. */
export const columns: Column[] = [
  ...csvOf(userFields).map(([head, key]): Column => [head, (user) => csvValueOf(user, key)]),
  ...profileColumns,
];

interface Export {
  ctx: ViewerCtx;
  filter: UsersFilter;
  c: Context;
  policies: UserPolicies;
  findMakeUps: FindMakeUps;
}

/**
 * All people in the viewer's scope who match the filter, as a table for spreadsheets; each download is audited (D69).
 */
export async function usersCsv({ ctx, filter, c, policies, findMakeUps }: Export): Promise<Response> {
  const people = await filteredUsers({ ctx, filter, policies });
  const listed = await withMakeUps(ctx, people, findMakeUps);
  const users = listed.map((user) => ({ ...user, email: shownAddress(user.email) }));
  await writeAudit(ctx.sql, ctx, {
    action: 'user.export',
    subject: 'user',
    subjectId: ctx.viewer.userId,
    after: { filter, rows: users.length },
  });
  const language = pageLanguageOf(c);
  const worded = columns.map(
    ([head, value]): CsvColumn<Listed> => [head[language], (user) => wordedCell(head.en, value(user), user, language)],
  );
  return csvResponse(c, 'users', csvRows(worded, users));
}
