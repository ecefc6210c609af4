import { defaultPermissions } from '#permissions.ts';
import { TEST_PASSWORD } from './builders.ts';
import type { Asks, Question } from './permission-matrix.world.ts';

/** Who is read: the asker, a student of the asker's own, a foreign one, an admin. */
function readUser({ world, asker, of }: Question): { id: number } {
  const found = { self: world.person(asker), own: world.own.student, admin: world.otherAdmin };
  return found[of as keyof typeof found] ?? world.foreign.student;
}

/** Who is changed: made for the question, but where the asker changes themselves. */
async function changedUser({ world, asker, of }: Question): Promise<{ id: number }> {
  if (of === 'own-role') return world.person(asker);
  if (of === 'admin' || of === 'super-admin') return world.api.buildUser({ role: of });
  return world.api.buildStudent(of === 'own' ? world.own : world.foreign);
}

const onUser = (rest: string, body?: unknown) => async (question: Question) => ({
  path: `/users/${(await changedUser(question)).id}${rest}`,
  body,
});

async function roleId({ world, of }: Question): Promise<number> {
  if (of === 'admin' || of === 'super-admin') return world.roleId(of);
  if (of === 'built-in') return world.roleId('teacher');
  const { roleId } = await world.api.buildUser({ permissions: ['forms.read'] });
  if (of === 'custom')
    await world.api.deps.database.sql.query({ text: 'delete from users where role_id = $1', values: [roleId] });
  return roleId;
}

const relation = async ({ world }: Question) =>
  `/relations/${await world.relate(world.own.student, await world.api.buildUser({ role: 'guest' }))}`;

async function newRelation({ world }: Question) {
  const relative = await world.api.buildUser({ role: 'guest' });
  return { user_id: world.own.student.id, related_user_id: relative.id, relationship_type: 'aunt' };
}

const permissionsOf = (of: string): string[] => {
  if (of === 'admin' || of === 'super-admin') return defaultPermissions(of);
  return of === 'beyond-admin' ? ['relations.roles.delete'] : ['forms.read'];
};

export const peopleAsks: Asks = {
  'get /users': () => ({}),
  'get /users.csv': () => ({}),
  'get /users/:id': (question) => ({ path: `/users/${readUser(question).id}` }),
  'post /users': ({ world, of }) => ({
    body: { name: 'New', email: `new-${world.another()}@academy.test`, password: TEST_PASSWORD, role: of },
  }),
  'put /users/:id': (question) =>
    onUser('', question.of === 'own-role' ? { role: 'guest' } : { name: 'New' })(question),
  'delete /users/:id': onUser(''),
  'put /users/:id/password': onUser('/password', { password: 'brand new' }),
  'get /users/:id/ledger': (question) => ({ path: `/users/${readUser(question).id}/ledger` }),
  'get /permissions': () => ({}),
  'get /roles': () => ({}),
  'get /roles/:id/permissions': async ({ world }) => ({ path: `/roles/${await world.roleId('teacher')}/permissions` }),
  'post /roles': ({ world, of }) => ({ body: { role: `Role ${world.another()}`, permissions: permissionsOf(of) } }),
  'post /roles/:id': async (question) => {
    const { world, of } = question;
    const role = of === 'custom' ? `Role ${world.another()}` : of;
    return { path: `/roles/${await roleId(question)}`, body: { role, permissions: permissionsOf(of) } };
  },
  'delete /roles/:id': async (question) => ({ path: `/roles/${await roleId(question)}` }),
  'get /relations': () => ({}),
  'post /relations': async (question) => ({ body: await newRelation(question) }),
  'put /relations/:id': async (question) => ({ path: await relation(question), body: await newRelation(question) }),
  'delete /relations/:id': async (question) => ({ path: await relation(question) }),
  'get /audit': () => ({}),
};
