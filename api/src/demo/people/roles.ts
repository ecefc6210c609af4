import type { Sql } from '#base/database/sql.ts';
import { rolePermissions, roles } from '#modules/people/roles/roles.table.ts';
import { defaultPermissions } from '#permissions.ts';

/** Custom roles (D1), for the office. */
/** A role has a single name, so the demo puts both languages into it. */
const officeRoles = {
  // A registrar needs all permissions of students, or could not give them their role (D3).
  'Registrar · مسجل': [
    ...defaultPermissions('student'),
    'users.read',
    'users.create',
    'users.update',
    'relations.relatives.read',
    'relations.relatives.create',
  ],
  'Librarian · أمين المكتبة': [
    'timeline.read',
    'materials.read',
    'materials.create',
    'materials.update',
    'book.read',
    'book.create',
  ],
};
export type OfficeRole = keyof typeof officeRoles;

const DAY_MS = 24 * 60 * 60_000;
const FOUNDED_DAYS_AGO = 210;
const OFFICE_DAYS_AGO = 120;

/** The custom roles of the office, created some months after the built-in ones. */
export async function seedOfficeRoles(sql: Sql, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await sql.orm.update(roles).set({ createdAt: daysAgo(FOUNDED_DAYS_AGO) });
  const names = Object.keys(officeRoles).map((name) => ({ name, createdAt: daysAgo(OFFICE_DAYS_AGO) }));
  const added = await sql.orm.insert(roles).values(names).returning();
  const rows = added.flatMap(({ id, name }) =>
    officeRoles[name as OfficeRole].map((permission) => ({ roleId: id, permission })),
  );
  await sql.orm.insert(rolePermissions).values(rows);
}
