import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtInRoles, definePermissions } from '#base/auth/permissions.ts';
import { packageRoot } from '#base/database/package-root.ts';
import { endpoints } from './endpoints.ts';
import { defaultPermissions, permissionGroups, permissionKeys } from './permissions.ts';

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The table of D2: each permission with the roles that hold it. */
function documentedPermissions(): { key: string; roles: string[] }[] {
  const page = readFileSync(path.join(packageRoot, '../docs/rules/permissions.md'), 'utf8');
  const [head = '', , ...lines] = page.split('\n').filter((line) => line.startsWith('|'));
  const [, ...roles] = cellsOf(head);
  return lines.map((line) => {
    const [key = '', ...marks] = cellsOf(line);
    return { key: key.replaceAll('`', ''), roles: roles.filter((_, at) => marks[at] === 'x') };
  });
}

it('the default roles hold the permissions of the matrix (D2)', () => {
  const documented = documentedPermissions();
  expect([...permissionKeys].sort()).toEqual(documented.map(({ key }) => key).sort());
  for (const role of builtInRoles)
    expect(defaultPermissions(role).sort()).toEqual(
      documented
        .filter(({ roles }) => roles.includes(role))
        .map(({ key }) => key)
        .sort(),
    );
});

it('messaging has read and create only, calendar read only (C9)', () => {
  const actionsOf = (name: string) =>
    permissionGroups
      .filter(({ group }) => group === name)
      .flatMap((one) => one.permissions.map(({ action }) => action));
  expect([actionsOf('messaging'), actionsOf('calendar')]).toEqual([['read', 'create'], ['read']]);
});

it('each group and key is declared once', () => {
  expect(new Set(permissionGroups.map(({ group }) => group)).size).toBe(permissionGroups.length);
  expect(new Set(permissionKeys).size).toBe(permissionKeys.length);
});

it('every endpoint asks for a declared permission', () => {
  const asked = endpoints.flatMap(({ access }) => (typeof access === 'string' ? [] : [access.permission]));
  expect(asked.filter((key) => !permissionKeys.includes(key))).toEqual([]);
});

it('declaring a permission without super-admin is rejected', () => {
  expect(() => definePermissions('stars', { read: ['admin'] })).toThrow('stars.read');
});
