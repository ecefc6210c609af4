import { describe, expect, it } from 'vitest';
import { type BuiltInRole, builtInRoles } from '#base/auth/permissions.ts';
import { defaultPermissions } from '#permissions.ts';
import {
  checkMayEditHolder,
  checkMayEditRole,
  checkMayGivePermissions,
  checkMayGiveRole,
  checkNotOwnRole,
} from './grant.policy.ts';

const ranks = [...builtInRoles];
const builtIn = (name: BuiltInRole) => ({ name, builtIn: true, permissions: defaultPermissions(name) });
const own = (...permissions: string[]) => ({ name: 'own', builtIn: false, permissions });
const giver = (role: BuiltInRole) => ({ userId: 1, roles: [role], permissions: new Set(defaultPermissions(role)) });
const holderOf = (...permissions: string[]) => ({ userId: 1, roles: ['own'], permissions: new Set(permissions) });

/** Whether a check lets something pass. */
function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'forbidden' });
    return false;
  }
}

describe('giving (D3)', () => {
  it('lets admins give every role but super-admin, and super-admins every role', () => {
    const givenBy = (role: BuiltInRole) =>
      ranks.filter((name) => passes(() => checkMayGiveRole(giver(role), builtIn(name))));
    expect(givenBy('admin')).toEqual(['guest', 'student', 'teacher', 'leader', 'admin']);
    expect(givenBy('super-admin')).toEqual(ranks);
  });

  it('lets nobody give a role that may do more than they may', () => {
    const clerk = holderOf('users.update', 'forms.read');
    expect(passes(() => checkMayGiveRole(clerk, own('forms.read')))).toBe(true);
    expect(passes(() => checkMayGiveRole(clerk, own('forms.read', 'forms.delete')))).toBe(false);
    expect(passes(() => checkMayGiveRole(clerk, builtIn('guest')))).toBe(false);
  });

  it('keeps the powers of admins even where their role was left without permissions', () => {
    for (const name of ['admin', 'super-admin'])
      expect(passes(() => checkMayGiveRole(holderOf(), { name, builtIn: true, permissions: [] }))).toBe(false);
    expect(passes(() => checkMayGiveRole(giver('admin'), { ...builtIn('super-admin'), permissions: [] }))).toBe(false);
  });

  it('lets nobody give a permission that they do not hold', () => {
    expect(passes(() => checkMayGivePermissions(giver('admin'), ['forms.read']))).toBe(true);
    expect(passes(() => checkMayGivePermissions(giver('admin'), ['relations.roles.delete']))).toBe(false);
    expect(passes(() => checkMayGivePermissions(giver('super-admin'), ['relations.roles.delete']))).toBe(true);
  });

  it('lets nobody change their own role, not even a super-admin', () => {
    expect(passes(() => checkNotOwnRole(giver('super-admin'), 1))).toBe(false);
    expect(passes(() => checkNotOwnRole(giver('super-admin'), 2))).toBe(true);
  });
});

describe('changing (D3)', () => {
  it('leaves the roles of admins to super-admins', () => {
    const editedBy = (role: BuiltInRole) =>
      ranks.filter((name) => passes(() => checkMayEditRole(giver(role), { name })));
    expect(editedBy('admin')).toEqual(['guest', 'student', 'teacher', 'leader']);
    expect(editedBy('super-admin')).toEqual(ranks);
  });

  it('leaves super-admins to super-admins and admins to admins', () => {
    const clerk = holderOf('users.update');
    const editedBy = (who: Parameters<typeof checkMayEditHolder>[0]) =>
      ranks.filter((name) => passes(() => checkMayEditHolder(who, [builtIn(name)])));
    expect(editedBy(clerk)).toEqual(['guest', 'student', 'teacher', 'leader']);
    expect(editedBy(giver('admin'))).toEqual(['guest', 'student', 'teacher', 'leader', 'admin']);
    expect(editedBy(giver('super-admin'))).toEqual(ranks);
  });

  it('looks at every role that somebody holds', () => {
    const held = [builtIn('student'), builtIn('super-admin')];
    expect(passes(() => checkMayEditHolder(giver('admin'), held))).toBe(false);
    expect(passes(() => checkMayEditHolder(holderOf('users.update'), [own('forms.read')]))).toBe(false);
    expect(passes(() => checkMayEditHolder(holderOf('users.update', 'forms.read'), [own('forms.read')]))).toBe(true);
  });
});
