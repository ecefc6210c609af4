import { describe, expect, it } from 'vitest';
import { accountRoles, type BuiltInRole } from '#base/auth/permissions.ts';
import { defaultPermissions } from '#permissions.ts';
import {
  checkCanEditHolder,
  checkCanEditRole,
  checkCanGrantPermissions,
  checkCanGrantRole,
  checkNotOwnRole,
} from './grant.policy.ts';

const ranks = [...accountRoles];
const builtIn = (name: BuiltInRole) => ({ name, builtIn: true, permissions: defaultPermissions(name) });
const own = (...permissions: string[]) => ({ name: 'own', builtIn: false, permissions });
const actor = (role: BuiltInRole) => ({ userId: 1, roles: [role], permissions: new Set(defaultPermissions(role)) });
const holderOf = (...permissions: string[]) => ({ userId: 1, roles: ['own'], permissions: new Set(permissions) });

/** Whether a check accepts. */
function fileTokens(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'forbidden' });
    return false;
  }
}

describe('granting (D3)', () => {
  it('admins can grant every role except super-admin, super-admins every role', () => {
    const grantedBy = (role: BuiltInRole) =>
      ranks.filter((name) => fileTokens(() => checkCanGrantRole(actor(role), builtIn(name))));
    expect(grantedBy('admin')).toEqual(['guest', 'student', 'teacher', 'leader', 'admin']);
    expect(grantedBy('super-admin')).toEqual(ranks);
  });

  it('nobody can grant a role with more permissions than their own', () => {
    const clerk = holderOf('users.update', 'forms.read');
    expect(fileTokens(() => checkCanGrantRole(clerk, own('forms.read')))).toBe(true);
    expect(fileTokens(() => checkCanGrantRole(clerk, own('forms.read', 'forms.delete')))).toBe(false);
    expect(fileTokens(() => checkCanGrantRole(clerk, builtIn('guest')))).toBe(false);
  });

  it('an admin role has an admin’s powers even without permissions', () => {
    for (const name of ['admin', 'super-admin'])
      expect(fileTokens(() => checkCanGrantRole(holderOf(), { name, builtIn: true, permissions: [] }))).toBe(false);
    expect(fileTokens(() => checkCanGrantRole(actor('admin'), { ...builtIn('super-admin'), permissions: [] }))).toBe(
      false,
    );
  });

  it('nobody can grant a permission that they do not have', () => {
    expect(fileTokens(() => checkCanGrantPermissions(actor('admin'), ['forms.read']))).toBe(true);
    expect(fileTokens(() => checkCanGrantPermissions(actor('admin'), ['relations.roles.delete']))).toBe(false);
    expect(fileTokens(() => checkCanGrantPermissions(actor('super-admin'), ['relations.roles.delete']))).toBe(true);
  });

  it('nobody can change their own role, not even a super-admin', () => {
    expect(fileTokens(() => checkNotOwnRole(actor('super-admin'), 1))).toBe(false);
    expect(fileTokens(() => checkNotOwnRole(actor('super-admin'), 2))).toBe(true);
  });
});

describe('changing roles (D3)', () => {
  it('only super-admins can change the admin roles', () => {
    const editedBy = (role: BuiltInRole) =>
      ranks.filter((name) => fileTokens(() => checkCanEditRole(actor(role), { name })));
    expect(editedBy('admin')).toEqual(['guest', 'student', 'teacher', 'leader']);
    expect(editedBy('super-admin')).toEqual(ranks);
  });

  it('super-admins can be changed only by super-admins, admins only by admins', () => {
    const clerk = holderOf('users.update');
    const editedBy = (who: Parameters<typeof checkCanEditHolder>[0]) =>
      ranks.filter((name) => fileTokens(() => checkCanEditHolder(who, [builtIn(name)])));
    expect(editedBy(clerk)).toEqual(['guest', 'student', 'teacher', 'leader']);
    expect(editedBy(actor('admin'))).toEqual(['guest', 'student', 'teacher', 'leader', 'admin']);
    expect(editedBy(actor('super-admin'))).toEqual(ranks);
  });

  it('every role of a user counts when somebody changes the user', () => {
    const held = [builtIn('student'), builtIn('super-admin')];
    expect(fileTokens(() => checkCanEditHolder(actor('admin'), held))).toBe(false);
    expect(fileTokens(() => checkCanEditHolder(holderOf('users.update'), [own('forms.read')]))).toBe(false);
    expect(fileTokens(() => checkCanEditHolder(holderOf('users.update', 'forms.read'), [own('forms.read')]))).toBe(
      true,
    );
  });
});
