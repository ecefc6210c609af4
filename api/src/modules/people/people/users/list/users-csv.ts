import { type CsvColumn, csvRows } from '@academy/shared-auth/csv';
import { shownAddress } from '@academy/shared-auth/typed-text';
import type { Context } from 'hono';
import { writeAudit } from '#base/audit/audit.ts';
import { csvOf, csvValueOf } from '#base/fields/fields.ts';
import { csvResponse } from '#base/http/csv.ts';
import { wordHead } from '#base/http/csv-words.ts';
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

/** D103: make-ups are beside the remaining classes. */
const REMAINING = csvOf(studentFields).find(([, name]) => name === 'remainingClasses')?.[0];
const makeUpColumns: CsvColumn<Listed>[] = [
  ['Make-up classes', ({ makeUps }) => makeUps?.open],
  ['Make-up until', ({ makeUps }) => makeUps?.until],
];

/** The headers of both profiles; equal headers are one column. */
const profileHeaders = new Map([...csvOf(teacherFields), ...csvOf(studentFields)]);
const profileColumns = [...new Map([...csvOf(studentFields), ...csvOf(teacherFields)]).keys()].flatMap(
  (header): CsvColumn<Listed>[] => {
    const name = profileHeaders.get(header) ?? '';
    const column: CsvColumn<Listed> = [
      header,
      ({ student, teacher }) => csvValueOf(student, name) ?? csvValueOf(teacher, name),
    ];
    return header === REMAINING ? [column, ...makeUpColumns] : [column];
  },
);

const columns: CsvColumn<Listed>[] = [
  ...csvOf(userFields).map(([header, name]): CsvColumn<Listed> => [header, (user) => csvValueOf(user, name)]),
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
    ([header, value]): CsvColumn<Listed> => [header, (user) => wordedCell(header, value(user), user, language)],
  );
  return csvResponse(c, 'users', wordHead(c, csvRows(worded, users)));
}
