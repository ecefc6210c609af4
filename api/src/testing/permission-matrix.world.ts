import { type Asker, askers } from './permission-matrix.table.ts';
import type { TestApi } from './test-api.ts';

type User = Awaited<ReturnType<TestApi['buildUser']>>;
const roleOf = (asker: Asker): string => (asker === 'parent' || asker === 'nobody' ? 'guest' : asker);

/** The people of the matrix: two teams that know nothing of each other, and admins. */
export async function buildWorld(api: TestApi) {
  const { sql } = api.deps.database;
  const team = async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader });
    return { leader, teacher, student: await api.buildStudent({ teacher, leader }) };
  };
  const [own, foreign] = [await team(), await team()];
  const people: Record<Asker, User> = {
    nobody: foreign.teacher,
    ...own,
    guest: await api.buildUser({ role: 'guest' }),
    parent: await api.buildUser({ role: 'guest' }),
    admin: await api.buildUser({ role: 'admin' }),
    'super-admin': await api.buildUser({ role: 'super-admin' }),
  };
  const tokens = new Map<Asker, string>();
  for (const asker of askers) if (asker !== 'nobody') tokens.set(asker, await api.tokenFor(people[asker]));

  async function relate(student: Pick<User, 'id'>, relative: Pick<User, 'id'>): Promise<number> {
    const [row] = await sql.query<{ id: number }>({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent') returning id`,
      values: [student.id, relative.id],
    });
    return row?.id ?? 0;
  }
  await relate(own.student, people.parent);
  let given = 1_000_000;

  return {
    api,
    own,
    foreign,
    relate,
    /** A number of seven digits that nothing else has. */
    another(): number {
      given += 1;
      return given;
    },
    otherAdmin: await api.buildUser({ role: 'admin' }),
    otherSuperAdmin: await api.buildUser({ role: 'super-admin' }),
    person: (asker: Asker) => people[asker],
    tokenOf: (asker: Asker) => tokens.get(asker),
    /** Somebody like the asker, for calls that change who asks. */
    async double(asker: Asker): Promise<{ user: User; token: string | undefined }> {
      const user = await api.buildUser({ role: roleOf(asker) });
      return { user, token: asker === 'nobody' ? undefined : await api.tokenFor(user) };
    },
    async roleId(name: string): Promise<number> {
      const [role] = await sql.query<{ id: number }>({ text: 'select id from roles where name = $1', values: [name] });
      return role?.id ?? 0;
    },
  };
}

export type World = Awaited<ReturnType<typeof buildWorld>>;

/** One cell's question. */
export interface Question {
  world: World;
  asker: Asker;
  /** The row's object. */
  of: string;
}

/** What is sent: the path below `/api`, where it has parameters or a query, a body, and another's token. */
interface Ask {
  path?: string;
  body?: unknown;
  token?: string | undefined;
}

export type Asks = Record<string, (question: Question) => Ask | Promise<Ask>>;
