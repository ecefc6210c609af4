import type { UserMay } from '#modules/people/people/users/users.policy.ts';
import { TEST_PASSWORD } from '../builders/people.ts';
import type { TestApi } from '../test-api.ts';

type User = Awaited<ReturnType<TestApi['buildUser']>>;
export interface Somebody {
  user: User;
  token: string;
}
interface Team {
  leader: User;
  teacher: User;
}

const ofRoles = ['relations.roles.read', 'relations.roles.update', 'relations.roles.delete'];
const ofRelatives = ['read', 'update', 'delete'].map((action) => `relations.relatives.${action}`);
/** Custom roles, with their scopes. */
const customRoles = {
  tag: ['own', []],
  clerk: ['all', ['users.read', 'users.create', 'users.update', 'users.delete', 'messaging.create', ...ofRoles]],
  'team-clerk': ['team', ['users.read', 'users.create', 'users.update', 'users.delete', ...ofRelatives]],
  'own-clerk': ['own', ['users.update', 'users.delete', ...ofRelatives]],
} as const;
type CustomRole = keyof typeof customRoles;

/** Two teams, and further roles. */
export async function buildMayFixtures(api: TestApi) {
  const { sql } = api.deps.database;
  for (const [name, [scope, permissions]] of Object.entries(customRoles)) {
    await sql.query({ text: 'insert into roles (name, scope) values ($1, $2)', values: [name, scope] });
    await sql.query({
      text: `insert into role_permissions (role_id, permission)
        select r.id, p from roles r, unnest($2::text[]) p where r.name = $1`,
      values: [name, permissions],
    });
  }
  const hold = (user: User, role: string) =>
    sql.query({
      text: 'insert into user_roles (user_id, role_id) select $1, id from roles where name = $2 on conflict do nothing',
      values: [user.id, role],
    });
  const team = async (): Promise<Team> => {
    const leader = await api.buildUser({ role: 'leader' });
    return { leader, teacher: await api.buildTeacher({ leader }) };
  };
  const relate = (student: User, relative: User) =>
    sql.query({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
      values: [student.id, relative.id],
    });
  return {
    api,
    sql,
    hold,
    relate,
    /** Adds a second step, so that there is one to reset. */
    addSecondStep: ({ id }: User) =>
      sql.query({
        text: `insert into totp_secrets (user_id, secret, confirmed_at) values ($1, '', now())
          on conflict (user_id) do nothing`,
        values: [id],
      }),
    /** The person has not come in yet, so that there is somebody to invite. */
    unconfirm: ({ id }: User) =>
      sql.query({ text: 'update users set email_verified_at = null where id = $1', values: [id] }),
    own: await team(),
    foreign: await team(),
    parent: await api.buildUser({ role: 'guest' }),
  };
}
export type MayFixtures = Awaited<ReturnType<typeof buildMayFixtures>>;

const signedIn = async ({ api, hold }: MayFixtures, user: User, ...roles: CustomRole[]): Promise<Somebody> => {
  for (const role of roles) await hold(user, role);
  return { user, token: await api.tokenFor(user) };
};
const inRole =
  (role: string, ...further: CustomRole[]) =>
  async (fixtures: MayFixtures) =>
    signedIn(fixtures, await fixtures.api.buildUser({ role }), ...further);
const inOwnTeam =
  (place: keyof Team, ...further: CustomRole[]) =>
  (fixtures: MayFixtures, isFresh: boolean) =>
    isFresh ? inRole(place, ...further)(fixtures) : signedIn(fixtures, fixtures.own[place], ...further);

/** The viewers. A fresh one has no related people, and may lose the account. */
export const viewers: Record<string, (fixtures: MayFixtures, isFresh: boolean) => Promise<Somebody>> = {
  guest: inRole('guest'),
  student: inRole('student'),
  teacher: inOwnTeam('teacher'),
  leader: inOwnTeam('leader'),
  admin: inRole('admin'),
  'super-admin': inRole('super-admin'),
  'guest, clerk': inRole('guest', 'clerk'),
  'leader, team-clerk': inOwnTeam('leader', 'team-clerk'),
  'teacher, own-clerk': inOwnTeam('teacher', 'own-clerk'),
  'parent, team-clerk': (fixtures, isFresh) =>
    isFresh ? inRole('guest', 'team-clerk')(fixtures) : signedIn(fixtures, fixtures.parent, 'team-clerk', 'clerk'),
};

/** The people who are viewed. */
export const persons: Record<string, (fixtures: MayFixtures) => Promise<User>> = {
  'own student': ({ api, own }) => api.buildStudent(own),
  'foreign student': ({ api, foreign }) => api.buildStudent(foreign),
  'student without a profile': ({ api }) => api.buildUser(),
  'deactivated student': ({ api, own }) => api.buildStudent({ ...own, active: false }),
  'student who is an admin': async ({ api, hold, own }) => {
    const user = await api.buildStudent(own);
    await hold(user, 'admin');
    return user;
  },
  'child of the parent': async ({ api, relate, parent, own }) => {
    const student = await api.buildStudent(own);
    await relate(student, parent);
    return student;
  },
  'own teacher': ({ api, own }) => api.buildTeacher(own),
  'foreign teacher': ({ api, foreign }) => api.buildTeacher(foreign),
  'teacher without a profile': ({ api }) => api.buildUser({ role: 'teacher' }),
  leader: ({ api }) => api.buildUser({ role: 'leader' }),
  admin: ({ api }) => api.buildUser({ role: 'admin' }),
  'super-admin': ({ api }) => api.buildUser({ role: 'super-admin' }),
  guest: ({ api }) => api.buildUser({ role: 'guest' }),
  'holder of another role': ({ api }) => api.buildUser({ permissions: ['forms.read'] }),
};

type Verb = (fixtures: MayFixtures, viewer: Somebody, person: User) => Promise<boolean>;
let calls = 0;
const another = () => {
  calls += 1;
  return calls;
};

const call =
  (method: string, path: (person: User) => string, body?: (person: User, fixtures: MayFixtures) => unknown): Verb =>
  async (fixtures, { token }, person) => {
    const sent = body?.(person, fixtures);
    const response = await fixtures.api.request(method, `/api${path(person)}`, { token, body: sent });
    await response.arrayBuffer();
    return response.status < 300;
  };
const change = (body: (person: User) => unknown) => call('put', ({ id }) => `/users/${id}`, body);

const kindOf = async ({ sql }: MayFixtures, { id }: User) => {
  const text = `select r.name from roles r join users u on u.role_id = r.id where u.id = $1`;
  const [role] = await sql.query<{ name: string }>({ text, values: [id] });
  return role?.name === 'teacher' ? 'teachers' : 'students';
};
const profile = ({ id }: User, { own }: MayFixtures) => ({
  user_id: id,
  phone: `07${String(100_000_000 + another())}`,
  age: 10,
  section: 'Quran',
  teacher_id: own.teacher.id,
  leader_id: own.leader.id,
});

/** A try of each verb; returns whether it had an effect. */
export const userVerbs: Record<keyof UserMay, Verb> = {
  update: change(() => ({ name: `Name ${another()}` })),
  // Before the address changes and sessions end.
  invite: call('post', ({ id }) => `/users/${id}/invitation`),
  changeContacts: change(() => ({ email: `changed-${another()}@academy.test` })),
  changePassword: call(
    'put',
    ({ id }) => `/users/${id}/password`,
    () => ({ password: TEST_PASSWORD }),
  ),
  resetTwoSteps: call('delete', ({ id }) => `/users/${id}/two-steps`),
  viewAs: call('post', ({ id }) => `/users/${id}/view-as`),
  changeRoles: change(() => ({ roles: [] })),
  deactivate: change(({ active }) => ({ active: !active })),
  delete: call('delete', ({ id }) => `/users/${id}`),
  merge: call(
    'post',
    ({ id }) => `/users/${id}/merge`,
    (_, { parent }) => ({ other: String(parent.id) }),
  ),
  completeProfile: async (fixtures, viewer, person) => {
    const kind = await kindOf(fixtures, person);
    return call('post', () => `/users/${kind}`, profile)(fixtures, viewer, person);
  },
  updateProfile: async (fixtures, viewer, person) => {
    const kind = await kindOf(fixtures, person);
    return call(
      'post',
      ({ id }) => `/users/${kind}/${id}`,
      () => ({ notes: `Note ${another()}` }),
    )(fixtures, viewer, person);
  },
  viewContacts: async (fixtures, viewer, person) => (await readUser(fixtures, viewer, person)).email !== null,
  viewLedger: call('get', ({ id }) => `/users/${id}/ledger`),
  setRemainingClasses: change(() => ({ remainingClasses: another() })),
  viewClasses: async ({ api, own }, { token }, person) => {
    await api.buildClass({ student: person, ...own });
    const response = await api.request('get', `/api/classes?student_id=${person.id}`, { token });
    return response.status === 200 && (await response.json()).data.length > 0;
  },
  setFreeTimes: call(
    'put',
    ({ id }) => `/teachers/${id}/availability`,
    () => ({ windows: [] }),
  ),
  viewSalaries: call('get', ({ id }) => `/teacher-salaries/${id}`),
  changeSalaries: call(
    'post',
    ({ id }) => `/teacher-salaries/${id}`,
    () => ({ price_per_class: 5, effective_from: new Date(another() * 86_400_000).toISOString().slice(0, 10) }),
  ),
  viewStatistics: call('get', ({ id }) => `/teacher-statistics?teacher_id=${id}`),
  message: call(
    'post',
    () => '/messages/send',
    ({ id }) => ({ receiver_id: String(id), message: 'Salam' }),
  ),
};

interface WireUser {
  id: string;
  email: string | null;
  may: UserMay;
}

/** These verbs change the person. The last one creates a class even if it is rejected. */
export const changing: readonly (keyof UserMay)[] = [
  'changeRoles',
  'deactivate',
  'completeProfile',
  'delete',
  'viewClasses',
];

/** A person as the viewer sees them: in the list, or in their own profile. */
export async function readUser({ api }: MayFixtures, { token, user }: Somebody, person: User): Promise<WireUser> {
  if (user.id === person.id) return (await (await api.request('get', '/api/own-profile', { token })).json()).data;
  return (await (await api.request('get', `/api/users/${person.id}`, { token })).json()).data.data[0];
}
