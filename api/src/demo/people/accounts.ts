import { hashPassword } from '#base/auth/passwords.ts';
import type { Sql } from '#base/database/sql.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { roles } from '#modules/people/roles/roles.table.ts';
import { accountPhone, type DemoPerson, joinedAt, type PersonIds, people } from './people.ts';
import { seedStudentProfiles, seedTeacherProfiles } from './profiles.ts';
import { seedOfficeRoles } from './roles.ts';

export const PASSWORD = 'academy-demo';

const emailOf = ({ login }: DemoPerson) => `${login}@academy.test`;

async function addUsers(sql: Sql, now: Date): Promise<PersonIds> {
  const roleIds = new Map((await sql.orm.select().from(roles)).map((role) => [role.name, role.id]));
  const newest = people.reduce((one, other) => (joinedAt(other, now) > joinedAt(one, now) ? other : one));
  const rows = await Promise.all(
    people.map(async (person) => ({
      name: person.name,
      email: emailOf(person),
      phone: accountPhone(person),
      passwordHash: await hashPassword(PASSWORD),
      roleId: roleIds.get(person.role) ?? 0,
      timezone: person.timezone,
      createdAt: joinedAt(person, now),
      // The newest person has not confirmed the address yet.
      emailVerifiedAt: person === newest ? null : joinedAt(person, now),
    })),
  );
  const added = await sql.orm.insert(users).values(rows).returning({ id: users.id, email: users.email });
  return new Map(added.map(({ id, email }) => [email.replace('@academy.test', ''), id]));
}

/** A student's relatives in addition to the parents. */
const relatives = [
  { of: 'maryam.ahmed', is: 'samira.qureshi', relationshipType: 'aunt' as const },
  { of: 'rayyan.ali', is: 'walid.hariri', relationshipType: 'uncle' as const },
];

async function addRelations(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const parents = people.map(({ login, childOf = '' }) => ({
    of: login,
    is: childOf,
    relationshipType: 'parent' as const,
  }));
  const rows = [...parents, ...relatives].flatMap(({ of, is, relationshipType }) => {
    const [userId, relatedUserId] = [ids.get(of), ids.get(is)];
    const student = people.find(({ login }) => login === of);
    return userId && relatedUserId && student
      ? [{ userId, relatedUserId, relationshipType, createdAt: joinedAt(student, now) }]
      : [];
  });
  await sql.orm.insert(relations).values(rows);
}

/** People with their teachers and parents. */
export async function seedPeople(sql: Sql, now: Date): Promise<PersonIds> {
  await seedOfficeRoles(sql, now);
  const ids = await addUsers(sql, now);
  await seedTeacherProfiles(sql, ids, now);
  await seedStudentProfiles(sql, ids, now);
  await addRelations(sql, ids, now);
  return ids;
}
