import { eq } from 'drizzle-orm';
import { hashPassword } from '#base/auth/passwords.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { studentProfiles, teacherProfiles } from '#modules/people/people/people.table.ts';
import { rolePermissions, roles } from '#modules/people/roles/roles.table.ts';
import type { BuildCtx } from './build-ctx.ts';

export const TEST_PASSWORD = 'correct horse';

export type User = typeof users.$inferSelect;

interface UserFields extends Partial<Omit<User, 'id' | 'roleId'>> {
  /** A built-in role; by default student. */
  role?: string;
  /** A new role with exactly these permissions. */
  permissions?: readonly string[];
}

interface TeacherFields extends UserFields {
  leader?: Pick<User, 'id'>;
  profile?: Partial<Omit<typeof teacherProfiles.$inferInsert, 'userId' | 'leaderId'>>;
}

interface StudentFields extends UserFields {
  teacher?: Pick<User, 'id'>;
  leader?: Pick<User, 'id'>;
  profile?: Partial<Omit<typeof studentProfiles.$inferInsert, 'userId' | 'teacherId' | 'leaderId'>>;
}

let passwordHash: Promise<string> | undefined;

function roleBuilders({ deps, sequence }: BuildCtx) {
  const { orm } = deps.database.sql;

  async function customRole(permissions: readonly string[]): Promise<number> {
    const [role] = await orm
      .insert(roles)
      .values({ name: `custom-${sequence()}` })
      .returning();
    if (!role) throw new Error('no role');
    if (permissions.length > 0)
      await orm.insert(rolePermissions).values(permissions.map((permission) => ({ roleId: role.id, permission })));
    return role.id;
  }

  async function builtInRole(name: string): Promise<number> {
    const [role] = await orm.select().from(roles).where(eq(roles.name, name));
    if (!role) throw new Error(`there is no role ${name}`);
    return role.id;
  }

  return { customRole, builtInRole };
}

export function peopleBuilders(ctx: BuildCtx) {
  const { deps, sequence } = ctx;
  const { orm } = deps.database.sql;
  const { customRole, builtInRole } = roleBuilders(ctx);

  async function buildUser({ role = 'student', permissions, ...fields }: UserFields = {}): Promise<User> {
    passwordHash ??= hashPassword(TEST_PASSWORD);
    const number = sequence();
    const [user] = await orm
      .insert(users)
      .values({
        name: `Person ${number}`,
        email: `person-${number}@academy.test`,
        passwordHash: await passwordHash,
        emailVerifiedAt: deps.now(),
        ...fields,
        roleId: await (permissions ? customRole(permissions) : builtInRole(role)),
      })
      .returning();
    if (!user) throw new Error('no user');
    return user;
  }

  /** A teacher with a profile. */
  async function buildTeacher({ leader, profile, ...fields }: TeacherFields = {}): Promise<User> {
    const user = await buildUser({ role: 'teacher', ...fields });
    const row = { code: `T-${sequence()}`, ...profile, userId: user.id, leaderId: leader?.id ?? null };
    await orm.insert(teacherProfiles).values(row);
    return user;
  }

  /** A student with a profile. */
  async function buildStudent({ teacher, leader, profile, ...fields }: StudentFields = {}): Promise<User> {
    const user = await buildUser(fields);
    const bound = { teacherId: teacher?.id ?? null, leaderId: leader?.id ?? null };
    const code = `S-${sequence()}`;
    await orm.insert(studentProfiles).values({ code, createdAt: deps.now(), ...profile, userId: user.id, ...bound });
    return user;
  }

  async function tokenFor({ id }: Pick<User, 'id'>): Promise<string> {
    const [user] = await orm.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
    const token = await deps.sessions.begin(deps.database.sql, { userId: id, passwordHash: user?.hash ?? '' });
    if (!token) throw new Error('no session');
    return token;
  }

  return { buildUser, buildTeacher, buildStudent, tokenFor };
}

export type PeopleBuilders = ReturnType<typeof peopleBuilders>;
