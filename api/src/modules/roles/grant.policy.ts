import { hasRole, isAdmin, type Reader } from '#base/auth/reader.ts';
import { AppError } from '#base/errors/app-error.ts';

/** A role as the rules of giving see it. */
export interface GrantedRole {
  name: string;
  builtIn: boolean;
  permissions: readonly string[];
}

type Giver = Pick<Reader, 'userId' | 'roles' | 'permissions'>;

const refuse = (message: string) => new AppError('forbidden', message);
const holdsAll = (giver: Giver, permissions: readonly string[]) =>
  permissions.every((permission) => giver.permissions.has(permission));

/** The powers of admins are the role's, not its permissions' (D1): they too are given by those alone who have them. */
function hasPowersOf(giver: Giver, role: Pick<GrantedRole, 'name'>): boolean {
  if (role.name === 'super-admin') return hasRole(giver, 'super-admin');
  return role.name !== 'admin' || isAdmin(giver);
}

/** D3 (a), (b): nobody gives a role that can do what they cannot. */
export const mayGiveRole = (giver: Giver, role: GrantedRole): boolean =>
  hasPowersOf(giver, role) && holdsAll(giver, role.permissions);

export function checkMayGiveRole(giver: Giver, role: GrantedRole): void {
  if (!mayGiveRole(giver, role)) throw refuse('You cannot give a role that may do more than you may');
}

/** D3 (a): nobody gives a permission that they do not hold. What a role has already is not given again. */
export function checkMayGivePermissions(giver: Giver, added: readonly string[]): void {
  if (!holdsAll(giver, added)) throw refuse('You cannot give a permission that you do not have');
}

/** D3 (c): the roles of admins are a super-admin's to change. */
export const mayEditRole = (giver: Giver, role: Pick<GrantedRole, 'name'>): boolean =>
  !['admin', 'super-admin'].includes(role.name) || hasRole(giver, 'super-admin');

export function checkMayEditRole(giver: Giver, role: Pick<GrantedRole, 'name'>): void {
  if (!mayEditRole(giver, role)) throw refuse('Only a super-admin changes this role');
}

/**
 * D3 (c), and its sense: who may change somebody's password or e-mail can become that person. So super-admins are changed
 * by super-admins, admins by admins, and holders of a role of the academy's own by who may give that role.
 */
export const mayEditHolder = (giver: Giver, held: readonly GrantedRole[]): boolean =>
  held.every((role) => hasPowersOf(giver, role) && (role.builtIn || holdsAll(giver, role.permissions)));

export function checkMayEditHolder(giver: Giver, held: readonly GrantedRole[]): void {
  if (!mayEditHolder(giver, held)) throw refuse('This person may do more than you may');
}

/** D3 (d): nobody changes their own role. */
export function checkNotOwnRole(giver: Giver, userId: number): void {
  if (giver.userId === userId) throw refuse('Nobody changes their own role');
}
