import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { studentProfiles } from '#modules/people/people.table.ts';
import { chosenTeacher } from './bound-people.ts';
import { writeProfileAudit } from './changed-fields.ts';
import { nextCode } from './profile-code.ts';

interface Trial {
  studentId: number;
  teacherId: number;
  age: number;
  /** Digits of a free phone; null if unknown. */
  phone: string | null;
}

/** D106: the profile of a student with a trial; an existing profile stays unchanged. */
export async function addTrialProfile(sql: Sql, ctx: ViewerCtx, trial: Trial): Promise<void> {
  const { studentId, teacherId, age, phone } = trial;
  const found = await sql.query({ text: 'select from student_profiles where user_id = $1', values: [studentId] });
  if (found.length > 0) return;
  const teacher = await chosenTeacher(sql, teacherId, 'teacherId');
  const columns = { age, phone, teacherId, teacherCode: teacher.code, leaderId: teacher.leaderId, trialSession: true };
  const code = await nextCode(sql, 'student');
  await sql.orm.insert(studentProfiles).values({ ...columns, code, userId: studentId, createdAt: ctx.now });
  await writeProfileAudit(sql, ctx, { kind: 'student', id: studentId, after: { ...columns, code } });
}
