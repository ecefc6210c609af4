import { isAdmin, isOneself, type Viewer } from '#base/auth/viewer.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { Role } from '#modules/people/roles/find-role.ts';
import {
  canViewContacts,
  mayRead,
  type Person,
  type UserMay,
  type UserPolicies,
  userMay,
  type ViewerAccess,
} from './users.policy.ts';
import type { WireUser } from './users.schema.ts';

/** A user as the database returns it. */
export type UserRow = Omit<WireUser, 'email'> & { email: string };

const LAST = 4;
const masked = (value: string | null) =>
  value === null ? null : `****${value.length > LAST ? value.slice(-LAST) : ''}`;

type Wallet = { wallet: string | null; wallet_num: string | null };
const withMaskedWallet = <Profile extends Wallet>(profile: Profile | null): Profile | null =>
  profile && { ...profile, wallet: masked(profile.wallet), wallet_num: masked(profile.wallet_num) };
const withoutPhone = <Profile extends { phone: string | null }>(profile: Profile | null): Profile | null =>
  profile && { ...profile, phone: null };

/**
 * A user as this viewer may see it: e-mail and phones only if the scope shows them (D9), the wallet only for the person
 * and admins, its last four characters for others and for programs (D66, D158).
 */
export function presentUser(row: UserRow, viewer: Viewer, canViewContacts: boolean): WireUser {
  const isOwn = isOneself(viewer, Number(row.id));
  const withWallet =
    isOwn || (isAdmin(viewer) && !viewer.key)
      ? row
      : { ...row, student: withMaskedWallet(row.student), teacher: withMaskedWallet(row.teacher) };
  if (isOwn || canViewContacts) return withWallet;
  const { student, teacher } = withWallet;
  const contacts = { email: null, has_email: null, handle: null, phone: null, email_status: null };
  const state = { invitation: null, invited_at: null };
  return { ...withWallet, ...contacts, ...state, student: withoutPhone(student), teacher: withoutPhone(teacher) };
}

/** D149: a person of whom the viewer knows name and role alone. */
const namedAlone = ({ id, name, role, roles, active, created_at }: UserRow): WireUser => ({
  id,
  name,
  role,
  roles,
  active,
  created_at,
  email: null,
  handle: null,
  phone: null,
  has_email: null,
  email_status: null,
  invitation: null,
  invited_at: null,
  relations: [],
  timezone: 'UTC',
  image: null,
  student: null,
  teacher: null,
});

/** The facts of a statement's row in addition to the user: `viewedJson`. */
export interface ViewedRow {
  user: UserRow;
  viewed: Pick<Person, 'relationships' | 'relations' | 'hasTwoSteps' | 'canBeInvited'>;
}

const rolesOf = (roles: readonly Role[], names: readonly string[]) => roles.filter(({ name }) => names.includes(name));

/** @param roles every role, read by the same statement. */
export const viewerOf = (
  { viewer, deps }: ViewerCtx,
  scopes: ViewerAccess['scopes'],
  roles: readonly Role[],
): ViewerAccess => ({ viewer, scopes, held: rolesOf(roles, viewer.roles), settings: deps.academySettings });

const personOf = ({ user, viewed }: ViewedRow, roles: readonly Role[]): Person => ({
  id: Number(user.id),
  active: user.active,
  role: user.role,
  held: rolesOf(roles, user.roles),
  profiles: { student: (user.student?.code ?? null) !== null, teacher: user.teacher !== null },
  ...viewed,
});

/** Whether the viewer reads the person, not the name alone. */
export const readsPerson = (row: ViewedRow, access: ViewerAccess, roles: readonly Role[]): boolean =>
  mayRead(access, personOf(row, roles));

/** The same with the viewer's actions. */
export function presentViewed(
  row: ViewedRow,
  access: ViewerAccess,
  roles: readonly Role[],
  policies: UserPolicies,
): WireUser & { may: UserMay } {
  const person = personOf(row, roles);
  const contacts = canViewContacts(access.scopes['users.read'], access.settings);
  const shown = mayRead(access, person) ? presentUser(row.user, access.viewer, contacts) : namedAlone(row.user);
  return { ...shown, may: userMay(access, person, policies) };
}
