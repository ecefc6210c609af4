import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { checkTeacher } from '#modules/classes/classes/schedule/check-people.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { relationshipsOf } from '#modules/people/people/scope/relationships.ts';
import { type CalendarMonth, reportedMonth, spanOf } from './calendar-month.ts';
import type { PairMonth } from './month-facts.ts';
import type { NamedMonth } from './monthly-reports.schema.ts';

async function teacherOf({ sql, viewer }: ViewerCtx, { teacher, student }: NamedMonth): Promise<number> {
  if (teacher !== undefined) return teacher;
  if (viewer.roles.includes('teacher')) return viewer.userId;
  const [found] = await sql.query<{ teacher_id: number | null }>({
    text: `select s.teacher_id from ${profiledStudents} s where s.id = $1`,
    values: [student],
  });
  if (!found?.teacher_id) throw fieldError('teacher', 'required', 'Teacher is required');
  return found.teacher_id;
}

/** Own students are the current ones (D7), and those of that month. */
const isOwnText = `select from ${existingUsers} u where u.id = $2 and (
    u.id in (select other_id from ${relationshipsOf('$1::bigint')} b where own_role = 'teacher' and other_role = 'student')
    or exists (select from ${existingClasses} c where c.teacher_id = $1 and c.student_id = $2 and c.status <> 'cancelled'
      and c.starts_at >= $3 and c.starts_at < $4))`;

async function checkOwn(sql: Sql, teacherId: number, studentId: number, month: CalendarMonth): Promise<void> {
  const { from, to } = spanOf(month, await zoneOf(sql, teacherId));
  const found = await sql.query({ text: isOwnText, values: [teacherId, studentId, from, to] });
  if (found.length === 0) throw fieldError('student', 'not_yours', 'Student is not yours');
}

/**
 * The teacher, student and month of a report (D59, C13).
 * @throws AppError on a `teacher` outside the viewer's scope, on a `student` who is not the teacher's, on a `month` to
 * come.
 */
export async function ownPair(ctx: ViewerCtx, named: NamedMonth): Promise<PairMonth> {
  const { sql, viewer, now } = ctx;
  const teacherId = await teacherOf(ctx, named);
  const scope = await peopleScope(sql, viewer, 'classes.report.create');
  await checkTeacher({ sql, viewer, scope }, teacherId, 'teacher');
  const month = await reportedMonth(sql, { teacherId, now, month: named.month, year: named.year });
  await checkOwn(sql, teacherId, named.student, month);
  return { teacherId, studentId: named.student, ...month };
}
