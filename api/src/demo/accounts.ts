import { relations, roles, studentProfiles, teacherProfiles, users } from '#modules/accounts/accounts.table.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import type { Sql } from '#platform/database/sql.ts';
import { type DemoPerson, people } from './people.ts';

const PASSWORD = 'academy-demo';
const DAY_MS = 24 * 60 * 60_000;
const OLDEST_DAYS = 200;

export type PersonIds = Map<string, number>;

const emailOf = ({ login }: DemoPerson) => `${login}@academy.test`;
const code = (letter: string, index: number) => `${letter}-${String(index + 1).padStart(4, '0')}`;
const phoneOf = (index: number) => `079${String(10_000_000 + index * 135_791).slice(-8)}`;

async function addUsers(sql: Sql, now: Date): Promise<PersonIds> {
  const roleIds = new Map((await sql.orm.select().from(roles)).map((role) => [role.name, role.id]));
  const rows = await Promise.all(
    people.map(async (person, index) => ({
      name: person.name,
      email: emailOf(person),
      phone: phoneOf(index),
      passwordHash: await hashPassword(PASSWORD),
      roleId: roleIds.get(person.role) ?? 0,
      timezone: person.timezone,
      createdAt: new Date(now.getTime() - (OLDEST_DAYS - index * 2) * DAY_MS),
    })),
  );
  const added = await sql.orm.insert(users).values(rows).returning({ id: users.id, email: users.email });
  return new Map(added.map(({ id, email }) => [email.replace('@academy.test', ''), id]));
}

const leaderOf = (login: string | undefined) => people.find((person) => person.login === login)?.leader;

async function addProfiles(sql: Sql, ids: PersonIds): Promise<void> {
  const idOf = (login: string | undefined) => (login ? (ids.get(login) ?? null) : null);
  const teachers = people.filter(({ role }) => role === 'teacher');
  await sql.orm.insert(teacherProfiles).values(
    teachers.map(({ login, leader }, index) => ({
      userId: idOf(login) ?? 0,
      code: code('T', index),
      leaderId: idOf(leader),
    })),
  );
  const students = people.filter(({ role }) => role === 'student');
  await sql.orm.insert(studentProfiles).values(
    students.map(({ login, teacher }, index) => ({
      userId: idOf(login) ?? 0,
      code: code('S', index),
      teacherId: idOf(teacher),
      leaderId: idOf(leaderOf(teacher)),
      section: index % 3 === 0 ? 'Arabic' : 'Quran',
    })),
  );
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
  const ids = await addUsers(sql, now);
  await addProfiles(sql, ids);
  await addRelations(sql, ids);
  return ids;
}
