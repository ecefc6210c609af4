import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers, userCards } from '#modules/accounts/identity/users-sql.ts';
import { canViewPayer, invoiceScope } from '#modules/money/purchases/payer-scope.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import { inPeopleScope, type PeopleScope, peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { effectiveRelations, isRelative } from '#modules/people/people/scope/relationships.ts';
import { isAdult } from '#modules/people/people/scope/under-age.ts';
import { holdsRole } from '#modules/people/roles/index.ts';

/** Leaders and admins, who change classes of others, also put students on hold (D98). */
export const HOLDS = 'classes.my_classes.update';
const READ = 'classes.my_classes.read';

export interface HoldStudent {
  id: number;
  name: string;
  /** The student's zone, in which the days of a hold are counted. */
  timezone: string;
  teacherId: number | null;
}

/** The students whom the viewer may put on hold: none for a teacher. */
async function holdScope({ sql, viewer }: ViewerCtx): Promise<PeopleScope> {
  const scope = await peopleScope(sql, viewer, HOLDS);
  return scope === 'own' ? 'nobody' : scope;
}

const studentText = (isReached: string) => `select u.id::int, u.name, c.timezone, s.teacher_id::int as "teacherId"
  from ${existingUsers} u join ${userCards} c on c.id = u.id left join ${profiledStudents} s on s.id = u.id
  where u.id = $1 and ${holdsRole('u', 'student')} and $2::bigint is not null and ${isReached}`;

async function findStudent({ sql, viewer }: ViewerCtx, id: number, isReached: string): Promise<HoldStudent> {
  const [found] = await sql.query<HoldStudent>({ text: studentText(isReached), values: [id, viewer.userId] });
  if (!found) throw notFound('Student');
  return found;
}

/** @throws AppError `forbidden` for a viewer who may make no holds, `not_found` for a student outside the scope. */
export async function requireHolding(ctx: ViewerCtx, studentId: number): Promise<HoldStudent> {
  const scope = await holdScope(ctx);
  if (scope === 'nobody') throw new AppError('forbidden', 'Only leaders and admins let classes pause');
  return findStudent(ctx, studentId, inPeopleScope(scope, 'u.id', '$2::bigint'));
}

/** D136: a parent, or a student of age; not for a student without a teacher, who has no classes to pause. */
const isAskedBy = (student: string, viewer: string) => `(((${student} = ${viewer} and ${isAdult(student)})
  or exists (select from ${effectiveRelations} e
    where e.user_id = ${student} and e.related_user_id = ${viewer} and e.relationship_type = 'parent'))
  and exists (select from ${profiledStudents} p where p.id = ${student} and p.teacher_id is not null))`;

/**
 * The student, for whom the viewer makes holds as the family (D136).
 * @throws AppError `forbidden` for viewers who see the student's holds, and `not_found` for others, as in `requireViewing`.
 */
export async function requireAsking(ctx: ViewerCtx, studentId: number): Promise<HoldStudent> {
  const { canAsk } = await requireViewing(ctx, studentId);
  if (!canAsk) throw new AppError('forbidden', 'Only a parent or a grown-up student lets classes pause here');
  return findStudent(ctx, studentId, 'true');
}

/** The viewer's actions with the holds of a student whom the viewer can see. */
export interface HoldAccess {
  /** Whether the viewer is staff; staff also read the reason. */
  isStaff: boolean;
  canChange: boolean;
  /** Whether the viewer makes holds as the student's family, where the academy lets families (D136). */
  canAsk: boolean;
  /** Whether the viewer may see the student's payments (D8). */
  canViewPayments: boolean;
}

/**
 * The student, the relatives (D117), the teacher, the leader and admins see holds.
 * @throws AppError `not_found` for all others, `forbidden` for those who can see no classes (D9).
 */
export async function requireViewing(ctx: ViewerCtx, studentId: number): Promise<HoldAccess> {
  const { sql, viewer } = ctx;
  const invoices = await invoiceScope(sql, viewer);
  const [reads, changes] = [await peopleScope(sql, viewer, READ), await holdScope(ctx)];
  const reached = (scope: PeopleScope) => inPeopleScope(scope, 'u.id', '$2::bigint');
  const isFamily = `(u.id = $2 or exists (select from ${effectiveRelations} e
    where e.user_id = u.id and e.related_user_id = $2))`;
  const [found] = await sql.query<HoldAccess & { isFamily: boolean }>({
    text: `select ${reached(reads)} as "isStaff", ${reached(changes)} as "canChange", ${isFamily} as "isFamily",
        ${isAskedBy('u.id', '$2::bigint')} as "canAsk",
        ${canViewPayer(invoices, 'u.id', '$2::bigint')} as "canViewPayments"
      from ${existingUsers} u where u.id = $1 and ${holdsRole('u', 'student')} and $2::bigint is not null`,
    values: [studentId, viewer.userId],
  });
  if (!found?.isStaff && !found?.isFamily) {
    if (reads === 'nobody' && !(await isRelative(sql, viewer.userId)))
      throw new AppError('forbidden', 'You do not have the permission for this');
    throw notFound('Student');
  }
  const { isStaff, canChange, canAsk, canViewPayments } = found;
  return { isStaff, canChange, canAsk, canViewPayments };
}
