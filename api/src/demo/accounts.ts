import { relations, roles, users } from '#modules/accounts/accounts.table.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import type { Sql } from '#platform/database/sql.ts';
import { accountPhone, type DemoPerson, joinedAt, people } from './people.ts';
import { seedStudentProfiles, seedTeacherProfiles } from './profiles.ts';
import { seedOfficeRoles } from './roles.ts';

const PASSWORD = 'academy-demo';

export type PersonIds = Map<string, number>;

const emailOf = ({ login }: DemoPerson) => `${login}@academy.test`;

async function addUsers(sql: Sql, now: Date): Promise<PersonIds> {
  const roleIds = new Map((await sql.orm.select().from(roles)).map((role) => [role.name, role.id]));
  const rows = await Promise.all(
    people.map(async (person) => ({
      name: person.name,
      email: emailOf(person),
      phone: accountPhone(person),
      passwordHash: await hashPassword(PASSWORD),
      roleId: roleIds.get(person.role) ?? 0,
      timezone: person.timezone,
      createdAt: joinedAt(person, now),
    })),
  );
  const added = await sql.orm.insert(users).values(rows).returning({ id: users.id, email: users.email });
  return new Map(added.map(({ id, email }) => [email.replace('@academy.test', ''), id]));
}

async function addRelations(sql: Sql, ids: PersonIds): Promise<void> {
  const rows = people.flatMap(({ login, childOf }) => {
    const [userId, relatedUserId] = [ids.get(login), childOf ? ids.get(childOf) : undefined];
    return userId && relatedUserId ? [{ userId, relatedUserId, relationshipType: 'parent' as const }] : [];
  });
  await sql.orm.insert(relations).values(rows);
}

/** People, who teaches whom, and whose parent is who. */
export async function seedPeople(sql: Sql, now: Date): Promise<PersonIds> {
  await seedOfficeRoles(sql);
  const ids = await addUsers(sql, now);
  await seedTeacherProfiles(sql, ids, now);
  await seedStudentProfiles(sql, ids, now);
  await addRelations(sql, ids);
  return ids;
}
