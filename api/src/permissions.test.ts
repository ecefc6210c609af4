import { expect, it } from 'vitest';
import { builtInRoles, definePermissions } from '#base/auth/permissions.ts';
import { endpoints } from './endpoints.ts';
import { defaultPermissions, permissionGroups, permissionKeys } from './permissions.ts';

/** D2. Columns: guest, student, teacher, leader, admin, super-admin; `x` granted. */
const matrix = `
  timeline.read                       x x x x x x
  timeline.create                     - x x x x x
  timeline.update                     - x x x x x
  timeline.delete                     - x x x x x
  users.read                          - - x x x x
  users.create                        - - - - x x
  users.update                        - - - - x x
  users.delete                        - - - - x x
  messaging.read                      x x x x x x
  messaging.create                    x x x x x x
  relations.relatives.read            - - - x x x
  relations.relatives.create          - - - - x x
  relations.relatives.update          - - - - x x
  relations.relatives.delete          - - - - x x
  relations.roles.read                - - - - x x
  relations.roles.create              - - - - x x
  relations.roles.update              - - - - x x
  relations.roles.delete              - - - - - x
  materials.read                      - x x x x x
  materials.create                    - - - x x x
  materials.update                    - - - x x x
  materials.delete                    - - - - x x
  book.read                           - x x x x x
  book.create                         - - - x x x
  book.update                         - - - x x x
  book.delete                         - - - - x x
  classes.my_classes.read             - x x x x x
  classes.my_classes.create           - - x x x x
  classes.my_classes.update           - - x x x x
  classes.my_classes.delete           - - - - x x
  classes.assignments.read            - x x x x x
  classes.assignments.create          - - x x x x
  classes.report.read                 - x x x x x
  classes.report.create               - - x x x x
  classes.report.delete               - - - - x x
  subscriptions.invoices.read         - x - - x x
  subscriptions.invoices.delete       - - - - x x
  subscriptions.bank_transfers.read   - - - - x x
  subscriptions.bank_transfers.create - - - - x x
  subscriptions.bank_transfers.update - - - - x x
  subscriptions.bank_transfers.delete - - - - x x
  subscriptions.packages.read         x x - - x x
  subscriptions.packages.create       - - - - x x
  subscriptions.packages.update       - - - - x x
  subscriptions.packages.delete       - - - - x x
  calendar.read                       - x x x x x
  forms.read                          - - - - x x
  forms.create                        - - - - x x
  forms.update                        - - - - x x
  forms.delete                        - - - - x x`;

it('the default roles hold the permissions of the matrix (D2)', () => {
  const rows = matrix
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  expect([...permissionKeys].sort()).toEqual(rows.map(([key]) => key).sort());
  for (const [column, role] of builtInRoles.entries())
    expect(defaultPermissions(role).sort()).toEqual(
      rows
        .filter((row) => row[column + 1] === 'x')
        .map(([key]) => key)
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
