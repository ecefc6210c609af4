import { eq } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import { columnsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { teacherProfiles } from '#modules/people/people/people.table.ts';
import { findManaged, type ManagePermission } from '#modules/people/people/scope/find-managed.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { checkLeader } from './bound-people.ts';
import { writeProfileAudit } from './changed-fields.ts';
import { withStatusDate } from './dated-status.ts';
import { nextCode } from './profile-code.ts';
import type { TeacherFields } from './profiles.schema.ts';
import { rejectTakenPhone } from './taken-phone.ts';
import { teacherFields } from './teacher.fields.ts';

type Columns = Partial<Omit<typeof teacherProfiles.$inferSelect, 'userId' | 'createdAt'>>;

const toColumns = ({ code, ...fields }: TeacherFields): Columns =>
  columnsOf<Columns>(teacherFields, { ...fields, code: code ?? undefined });

interface Save {
  ctx: ViewerCtx;
  id: number;
  fields: TeacherFields;
}

async function findTeacher(sql: Sql, ctx: ViewerCtx, id: number, permission: ManagePermission) {
  const { roles } = await findManaged(sql, ctx, id, permission);
  if (!roles.includes('teacher')) throw fieldError('user_id', 'no_teacher', 'This person is not a teacher');
  const [before] = await sql.orm.select().from(teacherProfiles).where(eq(teacherProfiles.userId, id));
  return before;
}

async function add(sql: Sql, { ctx, id, fields }: Save): Promise<string> {
  if (await findTeacher(sql, ctx, id, 'users.create'))
    throw new AppError('conflict', 'This teacher has a profile already');
  const columns = withStatusDate(toColumns(fields), undefined, academyDay(ctx));
  if (columns.leaderId) await checkLeader(sql, columns.leaderId);
  await rejectTakenPhone(sql, columns.phone, id);
  const code = columns.code ?? (await nextCode(sql, 'teacher'));
  await sql.orm.insert(teacherProfiles).values({ ...columns, code, userId: id, createdAt: ctx.now });
  await writeProfileAudit(sql, ctx, { kind: 'teacher', id, after: { ...columns, code } });
  return code;
}

async function change(sql: Sql, { ctx, id, fields }: Save): Promise<string> {
  const before = await findTeacher(sql, ctx, id, 'users.update');
  if (!before) throw notFound('Profile');
  const columns = withStatusDate(toColumns(fields), before, academyDay(ctx));
  if (columns.leaderId && columns.leaderId !== before.leaderId) await checkLeader(sql, columns.leaderId);
  await rejectTakenPhone(sql, columns.phone, id);
  if (Object.keys(columns).length > 0)
    await sql.orm.update(teacherProfiles).set(columns).where(eq(teacherProfiles.userId, id));
  await writeProfileAudit(sql, ctx, { kind: 'teacher', id, before, after: columns });
  return columns.code ?? before.code;
}

/** Completes a teacher's profile. @returns the teacher's code. */
export const addTeacherProfile = (save: Save): Promise<string> => save.ctx.sql.transaction((sql) => add(sql, save));

/** Changes the sent fields of a teacher's profile. @returns the teacher's code. */
export const changeTeacherProfile = (save: Save): Promise<string> =>
  save.ctx.sql.transaction((sql) => change(sql, save));
