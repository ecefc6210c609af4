import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { chosenTeacher } from '#modules/people/people/profiles/bound-people.ts';
import { findManaged } from '#modules/people/people/scope/find-managed.ts';
import type { NewEnrolment, WireEnrolment } from './enrolments.schema.ts';
import { enrolments } from './enrolments.table.ts';
import { keepFirst } from './keep-first.ts';
import { changedEnrolment } from './read-enrolments.ts';
import { rejectTakenSubject } from './taken-subject.ts';

interface Addition {
  ctx: ViewerCtx;
  studentId: number;
  input: NewEnrolment;
}

/** @throws AppError for somebody who is no student, or whose profile nobody has completed. */
async function requireStudent(sql: Sql, ctx: ViewerCtx, studentId: number): Promise<void> {
  const { roles } = await findManaged(sql, ctx, studentId, 'users.update');
  if (!roles.includes('student')) throw fieldError('student', 'no_student', 'This person is not a student');
  const text = 'select from student_profiles where user_id = $1';
  const found = await sql.query({ text, values: [studentId] });
  if (found.length === 0) throw new AppError('conflict', 'Complete the profile of the student first');
}

/** D125: one more subject with a teacher. */
export const addEnrolment = ({ ctx, studentId, input }: Addition): Promise<WireEnrolment> =>
  ctx.sql.transaction(async (sql) => {
    await requireStudent(sql, ctx, studentId);
    const { subject, teacherId, since, agreedMinutes } = input;
    await rejectTakenSubject(sql, { studentId, subject });
    await chosenTeacher(sql, teacherId, 'teacherId');
    const values = { studentId, subject, teacherId, since, teacherSince: since, createdAt: ctx.now };
    const [added] = await sql.orm
      .insert(enrolments)
      .values(agreedMinutes === undefined ? values : { ...values, agreedMinutes })
      .returning({ id: enrolments.id });
    if (!added) throw new Error('the enrolment was not stored');
    await keepFirst(sql, studentId);
    const line = { action: 'enrolment.create', subject: 'user', subjectId: studentId };
    await writeAudit(sql, ctx, { ...line, after: { ...input, enrolmentId: added.id } });
    return changedEnrolment(sql, added.id);
  });
