import { expect, it } from 'vitest';
import { definePermissions } from '#base/auth/permissions.ts';
import { permissionTable } from '#testing/matrix/default-permissions.ts';
import { endpoints } from './endpoints.ts';
import { permissionGroups, permissionKeys } from './permissions.ts';

it('the default roles have exactly the permissions of the table (D2)', () => {
  const declared = permissionGroups.flatMap(({ permissions }) =>
    permissions.map(({ key, defaults }) => [key, defaults] as const),
  );
  expect(Object.fromEntries(declared)).toEqual(permissionTable);
});

it('messaging has only read, create and office, calendar only read (C9, D167)', () => {
  const actionsOf = (name: string) =>
    permissionGroups
      .filter(({ group }) => group === name)
      .flatMap((one) => one.permissions.map(({ action }) => action));
  expect([actionsOf('messaging'), actionsOf('calendar')]).toEqual([['read', 'create', 'office'], ['read']]);
});

it('each group and key is declared once', () => {
  expect(new Set(permissionGroups.map(({ group }) => group)).size).toBe(permissionGroups.length);
  expect(new Set(permissionKeys).size).toBe(permissionKeys.length);
});

it('every endpoint uses a declared permission', () => {
  const asked = endpoints.flatMap(({ access }) => (typeof access === 'string' ? [] : [access.permission]));
  expect(asked.filter((key) => !permissionKeys.includes(key))).toEqual([]);
});

it('declaring a permission without super-admin is rejected', () => {
  expect(() => definePermissions('stars', { read: ['admin'] })).toThrow('stars.read');
});
