import { defaultPermissions } from '#permissions.ts';
import { TEST_PASSWORD } from '../builders/people.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

/** The person to read: the caller, an own student, another student, an admin. */
function readUser({ fixtures, viewer, of }: Question): { id: number } {
  const found = { self: fixtures.person(viewer), own: fixtures.own.student, admin: fixtures.otherAdmin };
  return found[of as keyof typeof found] ?? fixtures.foreign.student;
}

/** The person to change: new for each question, unless the callers change themselves. */
async function changedUser({ fixtures, viewer, of }: Question): Promise<{ id: number }> {
  if (of === 'own-role') return fixtures.person(viewer);
  if (of === 'admin' || of === 'super-admin') return fixtures.api.buildUser({ role: of });
  return fixtures.api.buildStudent(of === 'own' ? fixtures.own : fixtures.foreign);
}

const onUser = (rest: string, body?: unknown) => async (question: Question) => ({
  path: `/users/${(await changedUser(question)).id}${rest}`,
  body,
});

/** Another account of the person, new for each question. */
const mergeOf = (method: 'get' | 'post') => async (question: Question) => {
  const { id } = await changedUser(question);
  const other = String((await question.fixtures.api.buildUser({ role: 'guest' })).id);
  return method === 'get'
    ? { path: `/users/${id}/merge?other=${other}` }
    : { path: `/users/${id}/merge`, body: { other } };
};

async function roleId({ fixtures, of }: Question): Promise<number> {
  if (of === 'admin' || of === 'super-admin') return fixtures.roleId(of);
  if (of === 'built-in') return fixtures.roleId('teacher');
  const { roleId } = await fixtures.api.buildUser({ permissions: ['forms.read'] });
  if (of === 'custom')
    await fixtures.api.deps.database.sql.query({ text: 'delete from users where role_id = $1', values: [roleId] });
  return roleId;
}

const relation = async ({ fixtures }: Question) =>
  `/relations/${await fixtures.relate(fixtures.own.student, await fixtures.api.buildUser({ role: 'guest' }))}`;

async function newRelation({ fixtures }: Question) {
  const relative = await fixtures.api.buildUser({ role: 'guest' });
  return { user_id: fixtures.own.student.id, related_user_id: relative.id, relationship_type: 'aunt' };
}

const permissionsOf = (of: string): string[] => {
  if (of === 'admin' || of === 'super-admin') return defaultPermissions(of);
  return of === 'beyond-admin' ? ['relations.roles.delete'] : ['forms.read'];
};

async function listView({ fixtures, viewer, of }: Question): Promise<string> {
  const owner = of === 'own' ? fixtures.person(viewer) : fixtures.foreign.student;
  const [view] = await fixtures.api.deps.database.sql.query<{ id: number }>({
    text: `insert into list_views (user_id, list, name, query) values ($1, 'users', $2, '') returning id`,
    values: [owner.id, `View ${fixtures.another()}`],
  });
  return `/list-views/${view?.id}`;
}

async function editedRole(question: Question) {
  const { fixtures, of } = question;
  const role = of === 'custom' ? `Role ${fixtures.another()}` : of;
  return { path: `/roles/${await roleId(question)}`, body: { role, permissions: permissionsOf(of) } };
}

export const peopleRequests: RequestBuilders = {
  'get /search': () => ({ path: '/search?q=noor' }),
  'get /list-views': () => ({ path: '/list-views?list=users' }),
  'post /list-views': ({ fixtures }) => ({ body: { list: 'users', name: `View ${fixtures.another()}`, query: '' } }),
  'put /list-views/:id': async (question) => ({ path: await listView(question), body: { name: 'Renamed' } }),
  'delete /list-views/:id': async (question) => ({ path: await listView(question) }),
  'get /users': () => ({}),
  'get /users.csv': () => ({}),
  'get /users/:id': (question) => ({ path: `/users/${readUser(question).id}` }),
  'post /users': ({ fixtures, of }) => ({
    body: { name: 'New', email: `new-${fixtures.another()}@academy.test`, password: TEST_PASSWORD, role: of },
  }),
  'put /users/:id': (question) =>
    onUser('', question.of === 'own-role' ? { role: 'guest' } : { name: 'New' })(question),
  'delete /users/:id': onUser(''),
  'put /users/:id/password': onUser('/password', { password: 'brand new one' }),
  'post /users/:id/invitation': async (question) => {
    const { id } = await changedUser(question);
    await question.fixtures.api.deps.database.sql.query({
      text: 'update users set email_verified_at = null where id = $1',
      values: [id],
    });
    return { path: `/users/${id}/invitation` };
  },
  'post /users/invitations': () => ({}),
  'post /users/:id/view-as': ({ fixtures, of }) => {
    const { id } =
      of === 'admin' ? fixtures.otherAdmin : of === 'super-admin' ? fixtures.otherSuperAdmin : fixtures.foreign.teacher;
    return { path: `/users/${id}/view-as` };
  },
  'delete /users/:id/two-steps': async (question) => {
    const { id } = await changedUser(question);
    await question.fixtures.api.deps.database.sql.query({
      text: `insert into totp_secrets (user_id, secret, confirmed_at) values ($1, '', now())`,
      values: [id],
    });
    return { path: `/users/${id}/two-steps` };
  },
  'get /users/:id/merge': mergeOf('get'),
  'post /users/:id/merge': mergeOf('post'),
  'get /users/:id/recipients': (question) => ({ path: `/users/${readUser(question).id}/recipients` }),
  'get /users/:id/consents': (question) => ({ path: `/users/${readUser(question).id}/consents` }),
  'get /users/:id/ledger': (question) => ({ path: `/users/${readUser(question).id}/ledger` }),
  'get /permissions': () => ({}),
  'get /roles': () => ({}),
  'get /roles/:id/permissions': async ({ fixtures }) => ({
    path: `/roles/${await fixtures.roleId('teacher')}/permissions`,
  }),
  'post /roles': ({ fixtures, of }) => ({
    body: { role: `Role ${fixtures.another()}`, permissions: permissionsOf(of) },
  }),
  'post /roles/:id': editedRole,
  'put /roles/:id': editedRole,
  'delete /roles/:id': async (question) => ({ path: `/roles/${await roleId(question)}` }),
  'get /relations': () => ({}),
  'post /relations': async (question) => ({ body: await newRelation(question) }),
  'put /relations/:id': async (question) => ({ path: await relation(question), body: await newRelation(question) }),
  'delete /relations/:id': async (question) => ({ path: await relation(question) }),
  'get /audit': () => ({}),
  'get /audit/actions': () => ({}),
  'get /audit.csv': () => ({}),
};

export const peopleRows = `
  get    /users                 any          401 403 403 403 403 403 200 200 200 200
  get    /users.csv             any          401 403 403 403 403 403 200 200 200 200
  get    /users/:id             self         401 403 403 403 403 403 200 200 200 200
  get    /users/:id             own          401 403 403 403 403 403 200 200 200 200
  get    /users/:id             foreign      401 403 403 403 403 403 404 404 200 200
  get    /users/:id             admin        401 403 403 403 403 403 404 404 200 200
  get    /users/:id/consents    own          401 403 403 403 403 403 200 200 200 200
  get    /users/:id/consents    foreign      401 403 403 403 403 403 404 404 200 200
  get    /users/:id/recipients  self         401 403 403 403 403 403 200 200 200 200
  get    /users/:id/recipients  own          401 403 403 403 403 403 200 200 200 200
  get    /users/:id/recipients  foreign      401 403 403 403 403 403 404 404 200 200
  get    /search                any          401 200 200 200 200 200 200 200 200 200
  get    /list-views            own          401 200 200 200 200 200 200 200 200 200
  post   /list-views            own          401 201 201 201 201 201 201 201 201 201
  put    /list-views/:id        own          401 200 200 200 200 200 200 200 200 200
  put    /list-views/:id        foreign      401 404 404 404 404 404 404 404 404 404
  delete /list-views/:id        own          401 200 200 200 200 200 200 200 200 200
  delete /list-views/:id        foreign      401 404 404 404 404 404 404 404 404 404
  post   /users                 student      401 403 403 403 403 403 403 403 201 201
  post   /users                 admin        401 403 403 403 403 403 403 403 201 201
  post   /users                 super-admin  401 403 403 403 403 403 403 403 403 201
  put    /users/:id             own          401 403 403 403 403 403 403 403 200 200
  put    /users/:id             foreign      401 403 403 403 403 403 403 403 200 200
  put    /users/:id             admin        401 403 403 403 403 403 403 403 200 200
  put    /users/:id             super-admin  401 403 403 403 403 403 403 403 403 200
  put    /users/:id             own-role     401 403 403 403 403 403 403 403 403 403
  delete /users/:id             foreign      401 403 403 403 403 403 403 403 200 200
  delete /users/:id             super-admin  401 403 403 403 403 403 403 403 403 200
  put    /users/:id/password    foreign      401 403 403 403 403 403 403 403 200 200
  put    /users/:id/password    super-admin  401 403 403 403 403 403 403 403 403 200
  post   /users/:id/invitation  foreign      401 403 403 403 403 403 403 403 200 200
  post   /users/:id/invitation  super-admin  401 403 403 403 403 403 403 403 403 200
  post   /users/invitations     any          401 403 403 403 403 403 403 403 200 200
  delete /users/:id/two-steps   foreign      401 403 403 403 403 403 403 403 200 200
  delete /users/:id/two-steps   super-admin  401 403 403 403 403 403 403 403 403 200
  post   /users/:id/view-as     foreign      401 403 403 403 403 403 403 403 200 200
  post   /users/:id/view-as     admin        401 403 403 403 403 403 403 403 403 200
  post   /users/:id/view-as     super-admin  401 403 403 403 403 403 403 403 403 403
  get    /users/:id/merge       foreign      401 403 403 403 403 403 403 403 200 200
  get    /users/:id/merge       super-admin  401 403 403 403 403 403 403 403 403 200
  post   /users/:id/merge       foreign      401 403 403 403 403 403 403 403 200 200
  post   /users/:id/merge       super-admin  401 403 403 403 403 403 403 403 403 409
  get    /users/:id/ledger      own          401 404 404 404 200 200 404 200 200 200
  get    /users/:id/ledger      foreign      401 404 404 404 404 404 404 404 200 200
  get    /permissions           any          401 200 200 200 200 200 200 200 200 200
  get    /roles                 any          401 403 403 403 403 403 403 403 200 200
  get    /roles/:id/permissions any          401 403 403 403 403 403 403 403 200 200
  post   /roles                 within       401 403 403 403 403 403 403 403 201 201
  post   /roles                 beyond-admin 401 403 403 403 403 403 403 403 403 201
  post   /roles/:id             custom       401 403 403 403 403 403 403 403 200 200
  post   /roles/:id             admin        401 403 403 403 403 403 403 403 403 200
  post   /roles/:id             super-admin  401 403 403 403 403 403 403 403 403 200
  put    /roles/:id custom 401 403 403 403 403 403 403 403 200 200
  put    /roles/:id admin 401 403 403 403 403 403 403 403 403 200
  put    /roles/:id super-admin 401 403 403 403 403 403 403 403 403 200
  delete /roles/:id             custom       401 403 403 403 403 403 403 403 403 200
  delete /roles/:id             built-in     401 403 403 403 403 403 403 403 403 409
  get    /relations             any          401 403 403 403 403 403 403 200 200 200
  post   /relations             any          401 403 403 403 403 403 403 403 201 201
  put    /relations/:id         own          401 403 403 403 403 403 403 403 200 200
  delete /relations/:id         own          401 403 403 403 403 403 403 403 200 200
  get    /audit                 any          401 403 403 403 403 403 403 403 200 200
  get    /audit/actions         any          401 403 403 403 403 403 403 403 200 200
  get    /audit.csv             any          401 403 403 403 403 403 403 403 200 200`;
