import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { followEmailChange, needsPassword } from '#modules/accounts/identity/index.ts';
import { changeAccount } from '#modules/accounts/identity/stored-account.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { checkSource, setRemaining } from '#modules/people/people/ledger/ledger.ts';
import type { LedgerSources } from '#modules/people/people/ledger/ledger-sources.ts';
import { personLeft } from '#modules/people/people/people-events.ts';
import { rejectTakenPhone } from '#modules/people/people/profiles/taken-phone.ts';
import { rolesHeldBy } from '#modules/people/roles/find-role.ts';
import { checkCanTakeOver, joinRole, keepSuperAdmin } from '#modules/people/roles/index.ts';
import { findManaged, type Managed } from '../scope/find-managed.ts';
import { changeRoles } from './granted-roles.ts';
import type { ChangedUser } from './users.schema.ts';

type Fields = Partial<Pick<Managed, 'name' | 'email' | 'phone' | 'timezone' | 'active'>>;

const given = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Partial<Value>;

/** D3 (f): fields that give or take access to an account, unlike a name. */
const accessFields = ['email', 'phone', 'active'] as const;
const changesAccess = (user: Managed, fields: Fields) =>
  accessFields.some((field) => fields[field] !== undefined && fields[field] !== user[field]);

interface Update {
  ctx: ViewerCtx;
  id: number;
  input: ChangedUser;
  sources: LedgerSources;
}

/** Staff change their own address in their profile, which asks for the password (D120). */
async function checkOwnEmail(sql: Sql, ctx: ViewerCtx, user: Managed, email: string | undefined): Promise<void> {
  if (user.id !== ctx.viewer.userId || email === undefined) return;
  if (email.toLowerCase() !== user.email.toLowerCase() && (await needsPassword({ ...ctx, sql })))
    throw fieldError('email', 'own', 'Change your own email address in your profile: it needs your password');
}

async function changeFields(sql: Sql, { ctx }: Update, user: Managed, fields: Fields): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  if (changesAccess(user, fields)) await checkCanTakeOver(sql, ctx.viewer, user.id);
  await checkOwnEmail(sql, ctx, user, fields.email);
  if (fields.phone !== user.phone) await rejectTakenPhone(sql, fields.phone, user.id);
  if (fields.active === false) {
    await keepSuperAdmin(sql, user.id);
    await ctx.deps.sessions.endAll(sql, user.id);
  }
  const after = await changeAccount(sql, user.id, fields);
  await followEmailChange(sql, ctx, user, after);
  if (fields.active === false && user.active) await personLeft.publish(sql, ctx, user.id);
}

const stateOf = ({ id: _, ...state }: Managed) => state;

async function stateNow(sql: Sql, id: number): Promise<Omit<Managed, 'id'>> {
  const [row] = await sql.query<Omit<Managed, 'id' | 'roles'>>({
    text: `select u.name, u.email, u.phone, u.timezone, u.active, r.name as role
      from ${accounts} u ${joinRole('u', 'r')} where u.id = $1`,
    values: [id],
  });
  if (!row) throw new Error('the user is gone');
  return { ...row, roles: (await rolesHeldBy(sql, id)).map(({ name }) => name) };
}

async function change(sql: Sql, update: Update): Promise<void> {
  const { ctx, id, input, sources } = update;
  const { role, roles, remainingClasses, bank_transfer_id, ...fields } = input;
  const user = await findManaged(sql, ctx, id, 'users.update');
  await changeRoles(sql, ctx, user, { role, roles });
  await changeFields(sql, update, user, given(fields));
  const states = { before: stateOf(user), after: await stateNow(sql, id) };
  await writeEdit(sql, ctx, { action: 'user.update', subject: 'user', subjectId: id, ...states });
  if (remainingClasses === undefined) return;
  const ref = await checkSource(sql, sources, bank_transfer_id, id);
  await setRemaining(sql, ctx, { studentId: id, wanted: remainingClasses, ref });
}

/**
 * Changes only the sent fields of an account. A deactivated user's sessions end (D5); a new role takes effect at once
 * (D4).
 */
export async function updateUser(update: Update) {
  const { ctx, id, input } = update;
  if (Object.keys(given(input)).length === 0) throw fieldError('name', 'required', 'Name is required');
  await ctx.sql.transaction((sql) => change(sql, update));
  ctx.deps.sessions.dropUser(id);
}
