import { and, eq, isNull } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { studentProfiles } from '#modules/people/people/people.table.ts';
import { chosenTeacher } from './bound-people.ts';
import { writeProfileAudit } from './changed-fields.ts';
import { nextCode } from './profile-code.ts';

interface Trial {
  studentId: number;
  teacherId: number;
  age: number | null;
  /** Digits of a free phone; null if unknown. */
  phone: string | null;
}

const withoutTeacher = { teacherId: null, teacherCode: null, leaderId: null, trialSession: false };

/** D163: who came without the office has a profile already, but nobody who teaches. */
async function giveTeacher(sql: Sql, ctx: ViewerCtx, id: number, after: object): Promise<void> {
  const isWithout = and(eq(studentProfiles.userId, id), isNull(studentProfiles.teacherId));
  const changed = await sql.orm.update(studentProfiles).set(after).where(isWithout).returning();
  if (changed.length > 0) await writeProfileAudit(sql, ctx, { kind: 'student', id, before: withoutTeacher, after });
}

/** D106: the profile of a student with a trial; an existing profile gets the teacher if it has none. */
export async function addTrialProfile(sql: Sql, ctx: ViewerCtx, trial: Trial): Promise<void> {
  const { studentId, teacherId, age, phone } = trial;
  const found = await sql.query({ text: 'select from student_profiles where user_id = $1', values: [studentId] });
  const teacher = await chosenTeacher(sql, teacherId, 'teacherId');
  const taught = { teacherId, teacherCode: teacher.code, leaderId: teacher.leaderId, trialSession: true };
  if (found.length > 0) return giveTeacher(sql, ctx, studentId, taught);
  const columns = { age, phone, ...taught };
  const code = await nextCode(sql, 'student');
  await sql.orm.insert(studentProfiles).values({ ...columns, code, userId: studentId, createdAt: ctx.now });
  await writeProfileAudit(sql, ctx, { kind: 'student', id: studentId, after: { ...columns, code } });
}
