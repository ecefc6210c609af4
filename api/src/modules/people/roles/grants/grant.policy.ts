import { accountRoles } from '#base/auth/permissions.ts';
import { hasRole, isAdmin, type Viewer } from '#base/auth/viewer.ts';
import { AppError } from '#base/errors/app-error.ts';

/** The facts about a role for the rules of granting. */
export interface GrantedRole {
  name: string;
  builtIn: boolean;
  permissions: readonly string[];
}

type Actor = Pick<Viewer, 'userId' | 'roles' | 'permissions'>;

const rejection = (message: string) => new AppError('forbidden', message);
const holdsAll = (actor: Actor, permissions: readonly string[]) =>
  permissions.every((permission) => actor.permissions.has(permission));

/** An admin's powers belong to the role, not to its permissions (D1): so only admins can give them. */
function hasPowersOf(actor: Actor, role: Pick<GrantedRole, 'name'>): boolean {
  if (role.name === 'super-admin') return hasRole(actor, 'super-admin');
  return role.name !== 'admin' || isAdmin(actor);
}

/** D3 (a), (b): nobody gives a role that can do more than they can. */
export const mayGiveRole = (actor: Actor, role: GrantedRole): boolean =>
  hasPowersOf(actor, role) && holdsAll(actor, role.permissions);

export function checkCanGrantRole(actor: Actor, role: GrantedRole): void {
  if (!mayGiveRole(actor, role)) throw rejection('You cannot give a role that may do more than you may');
}

/** D3 (a): nobody gives a permission that they do not have. Existing permissions of the role are not given again. */
export function checkCanGrantPermissions(actor: Actor, added: readonly string[]): void {
  if (!holdsAll(actor, added)) throw rejection('You cannot give a permission that you do not have');
}

/** D3 (c): only a super-admin changes the admin roles. */
export const mayEditRole = (actor: Actor, role: Pick<GrantedRole, 'name'>): boolean =>
  !['admin', 'super-admin'].includes(role.name) || hasRole(actor, 'super-admin');

export function checkCanEditRole(actor: Actor, role: Pick<GrantedRole, 'name'>): void {
  if (!mayEditRole(actor, role)) throw rejection('Only a super-admin changes this role');
}

const isOfAccounts = ({ name, builtIn }: GrantedRole) => builtIn && accountRoles.some((role) => role === name);

/**
 * D3 (c), and its purpose: whoever can change a password or e-mail can sign in as that user. So super-admins are
 * changed by super-admins, admins by admins, and holders of custom roles and accountants by viewers who may give that role.
 */
export const mayEditHolder = (actor: Actor, held: readonly GrantedRole[]): boolean =>
  held.every((role) => hasPowersOf(actor, role) && (isOfAccounts(role) || holdsAll(actor, role.permissions)));

export function checkCanEditHolder(actor: Actor, held: readonly GrantedRole[]): void {
  if (!mayEditHolder(actor, held)) throw rejection('This person may do more than you may');
}

/** D3 (d): nobody changes their own role. */
export function checkNotOwnRole(actor: Actor, userId: number): void {
  if (actor.userId === userId) throw rejection('Nobody changes their own role');
}
