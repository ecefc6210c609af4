import type { TestApi } from '../test-api.ts';
import { type ViewerName, viewers } from './permission-matrix.table.ts';

type User = Awaited<ReturnType<TestApi['buildUser']>>;
const GUESTS: readonly ViewerName[] = ['nobody', 'parent', 'aunt', 'former-parent'];
const roleOf = (viewer: ViewerName): string => (GUESTS.includes(viewer) ? 'guest' : viewer);

/** The people of the matrix: two unrelated teams, and admins. */
export async function buildFixtures(api: TestApi) {
  const { sql } = api.deps.database;
  const team = async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader });
    return { leader, teacher, student: await api.buildStudent({ teacher, leader }) };
  };
  const [own, foreign] = [await team(), await team()];
  const people: Record<ViewerName, User> = {
    nobody: foreign.teacher,
    ...own,
    guest: await api.buildUser({ role: 'guest' }),
    parent: await api.buildUser({ role: 'guest' }),
    aunt: await api.buildUser({ role: 'guest' }),
    'former-parent': await api.buildUser({ role: 'guest' }),
    admin: await api.buildUser({ role: 'admin' }),
    'super-admin': await api.buildUser({ role: 'super-admin' }),
  };
  const tokens = new Map<ViewerName, string>();
  for (const viewer of viewers) if (viewer !== 'nobody') tokens.set(viewer, await api.tokenFor(people[viewer]));

  async function relate(student: Pick<User, 'id'>, relative: Pick<User, 'id'>, kind = 'parent'): Promise<number> {
    const [row] = await sql.query<{ id: number }>({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3) returning id`,
      values: [student.id, relative.id, kind],
    });
    return row?.id ?? 0;
  }
  await relate(own.student, people.parent);
  await relate(own.student, people.aunt, 'aunt');
  const ended = await relate(own.student, people['former-parent']);
  const path = `/api/relations/${ended}`;
  const deleted = await api.request('delete', path, { token: tokens.get('super-admin') ?? '' });
  if (!deleted.ok) throw new Error('the relation of the former parent was not deleted');
  let given = 1_000_000;

  return {
    api,
    own,
    foreign,
    relate,
    /** A unique number of seven digits. */
    another(): number {
      given += 1;
      return given;
    },
    otherAdmin: await api.buildUser({ role: 'admin' }),
    otherSuperAdmin: await api.buildUser({ role: 'super-admin' }),
    person: (viewer: ViewerName) => people[viewer],
    tokenOf: (viewer: ViewerName) => tokens.get(viewer),
    /** A user like the viewer, for calls that change the viewer. */
    async double(viewer: ViewerName): Promise<{ user: User; token: string | undefined }> {
      const user = await api.buildUser({ role: roleOf(viewer) });
      return { user, token: viewer === 'nobody' ? undefined : await api.tokenFor(user) };
    },
    async roleId(name: string): Promise<number> {
      const [role] = await sql.query<{ id: number }>({ text: 'select id from roles where name = $1', values: [name] });
      return role?.id ?? 0;
    },
  };
}

export type Fixtures = Awaited<ReturnType<typeof buildFixtures>>;

/** The subject of one cell. */
export interface Question {
  fixtures: Fixtures;
  viewer: ViewerName;
  /** The row's object. */
  of: string;
}

/** The request: the path below `/api` if it has parameters or a query, a body, and another user's token. */
interface RequestSpec {
  path?: string;
  body?: unknown;
  token?: string | undefined;
}

export type RequestBuilders = Record<string, (question: Question) => RequestSpec | Promise<RequestSpec>>;
