import { eq } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import { columnsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { setRemaining } from '#modules/people/people/ledger/ledger.ts';
import { studentProfiles } from '#modules/people/people/people.table.ts';
import { findManaged, type ManagePermission } from '#modules/people/people/scope/find-managed.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { checkLeader, chosenTeacher } from './bound-people.ts';
import { writeProfileAudit } from './changed-fields.ts';
import { withStatusDate } from './dated-status.ts';
import { nextCode } from './profile-code.ts';
import type { StudentFields } from './profiles.schema.ts';
import { studentFields } from './student.fields.ts';
import { rejectTakenPhone } from './taken-phone.ts';

type Profile = typeof studentProfiles.$inferSelect;
type Columns = Partial<Omit<Profile, 'userId' | 'createdAt'>>;

/** The form's fields as columns; fields that were not sent are missing, and an empty code is generated. */
const toColumns = ({ code, ...fields }: StudentFields): Columns =>
  columnsOf<Columns>(studentFields, { ...fields, code: code ?? undefined });

/** A newly chosen teacher sets code and leader, unless these were sent; the former ones are stored too. */
async function withRelationships(sql: Sql, before: Profile | undefined, sent: Columns): Promise<Columns> {
  const columns = { ...sent };
  if (columns.teacherId && columns.teacherId !== before?.teacherId) {
    const teacher = await chosenTeacher(sql, columns.teacherId);
    columns.teacherCode ??= teacher.code;
    columns.leaderId ??= teacher.leaderId;
    if (before?.teacherId) columns.previousTeacherId ??= before.teacherId;
  }
  const isNewLeader = columns.leaderId !== undefined && columns.leaderId !== before?.leaderId;
  if (columns.leaderId && isNewLeader) await checkLeader(sql, columns.leaderId);
  if (before?.leaderId && isNewLeader) columns.previousLeaderId ??= before.leaderId;
  if (!(columns.leaderId ?? (isNewLeader ? null : before?.leaderId)))
    throw fieldError('leader_id', 'required', 'Leader is required');
  if (sent.previousTeacherId) await chosenTeacher(sql, sent.previousTeacherId, 'previous_teacher');
  if (sent.previousLeaderId) await checkLeader(sql, sent.previousLeaderId, 'previous_leader');
  return columns;
}

interface Save {
  ctx: ViewerCtx;
  id: number;
  fields: StudentFields;
}

async function findStudent(sql: Sql, ctx: ViewerCtx, id: number, permission: ManagePermission) {
  const { roles } = await findManaged(sql, ctx, id, permission);
  if (!roles.includes('student')) throw fieldError('user_id', 'no_student', 'This person is not a student');
  const [before] = await sql.orm.select().from(studentProfiles).where(eq(studentProfiles.userId, id));
  return before;
}

async function add(sql: Sql, { ctx, id, fields }: Save): Promise<string> {
  if (await findStudent(sql, ctx, id, 'users.create'))
    throw new AppError('conflict', 'This student has a profile already');
  const sent = withStatusDate(toColumns(fields), undefined, academyDay(ctx));
  const columns = await withRelationships(sql, undefined, sent);
  await rejectTakenPhone(sql, columns.phone, id);
  const code = columns.code ?? (await nextCode(sql, 'student'));
  const row = { ...columns, code, userId: id, createdAt: ctx.now };
  await sql.orm.insert(studentProfiles).values(row);
  await writeProfileAudit(sql, ctx, { kind: 'student', id, after: { ...columns, code } });
  if (fields.remaining_classes !== undefined)
    await setRemaining(sql, ctx, { studentId: id, wanted: fields.remaining_classes });
  return code;
}

async function change(sql: Sql, { ctx, id, fields }: Save): Promise<string> {
  const before = await findStudent(sql, ctx, id, 'users.update');
  if (!before) throw notFound('Profile');
  const columns = await withRelationships(sql, before, withStatusDate(toColumns(fields), before, academyDay(ctx)));
  await rejectTakenPhone(sql, columns.phone, id);
  if (Object.keys(columns).length > 0)
    await sql.orm.update(studentProfiles).set(columns).where(eq(studentProfiles.userId, id));
  await writeProfileAudit(sql, ctx, { kind: 'student', id, before, after: columns });
  if (fields.remaining_classes !== undefined)
    await setRemaining(sql, ctx, { studentId: id, wanted: fields.remaining_classes });
  return columns.code ?? before.code;
}

/** Completes a student's profile. @returns the student's code. */
export const addStudentProfile = (save: Save): Promise<string> => save.ctx.sql.transaction((sql) => add(sql, save));

/** Changes the sent fields of a student's profile. @returns the student's code. */
export const changeStudentProfile = (save: Save): Promise<string> =>
  save.ctx.sql.transaction((sql) => change(sql, save));
