import type { Sql } from '#base/database/sql.ts';
import { rolePermissions, roles } from './roles.table.ts';

/** D2. Columns: guest, student, teacher, leader, admin, super-admin; `x` granted (its scope is the verbs' matter). */
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

export const builtInRoles = ['guest', 'student', 'teacher', 'leader', 'admin', 'super-admin'] as const;
export type BuiltInRole = (typeof builtInRoles)[number];

const rows = matrix
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

/** Every permission that there is. */
export const knownPermissions = rows.map((row) => row[0] ?? '');

/** What a built-in role may do before anybody edits it. */
export function defaultPermissions(role: BuiltInRole): string[] {
  const column = builtInRoles.indexOf(role) + 1;
  return rows.filter((row) => row[column] === 'x').map((row) => row[0] ?? '');
}

const scopeOf = (role: BuiltInRole) => (role === 'leader' ? 'team' : role.endsWith('admin') ? 'all' : 'own');

/** Creates the built-in roles that are not there yet; what an admin has edited stays. */
export async function seedRoles(sql: Sql): Promise<void> {
  await sql.transaction(async ({ orm }) => {
    for (const name of builtInRoles) {
      const [role] = await orm
        .insert(roles)
        .values({ name, builtIn: true, scope: scopeOf(name) })
        .onConflictDoNothing()
        .returning({ id: roles.id });
      if (role)
        await orm
          .insert(rolePermissions)
          .values(defaultPermissions(name).map((permission) => ({ roleId: role.id, permission })));
    }
  });
}
