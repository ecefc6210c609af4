import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
type Person = Awaited<ReturnType<typeof api.buildUser>>;

const signIn = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const body = (student: { id: number }, relative: { id: number }, type = 'parent') => ({
  user_id: String(student.id),
  related_user_id: relative.id,
  relationship_type: type,
});
const create = (token: string, input: object) => api.request('post', '/api/relations', { token, body: input });

async function relate(student: Person, relative: Person, type = 'parent'): Promise<number> {
  const [row] = await sql.query<{ id: number }>({
    text: 'insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3) returning id',
    values: [student.id, relative.id, type],
  });
  return row?.id ?? 0;
}
const list = async (token: string, query = '') =>
  (await api.request('get', `/api/relations?${query}`, { token })).json();
const namesOf = (page: { data: { user_name: string }[] }) => page.data.map(({ user_name }) => user_name);
const auditOf = () =>
  sql.query<object>({ text: 'select action, subject_id, before, after from audit_log order by id' });

/** Builds a student, with a teacher or a leader if one is named. */
const buildStudent = (name: string, bound: { teacher?: Person; leader?: Person } = {}) =>
  api.buildStudent({ name, ...bound });

describe('the list of relations', () => {
  it('admins list all relations with both names, newest first', async () => {
    const [child, mother] = [
      await api.buildUser({ name: 'Sami' }),
      await api.buildUser({ role: 'guest', name: 'Mona' }),
    ];
    await relate(child, mother);
    const second = await relate(await api.buildUser({ name: 'Lina' }), mother, 'aunt');
    const token = await signIn('admin');
    const page = await list(token);
    expect(namesOf(page)).toEqual(['Lina', 'Sami']);
    expect(page.data[0]).toMatchObject({ id: String(second), related_user_name: 'Mona', relationship_type: 'aunt' });
    expect(page.pagination).toEqual({ total: 2, page: 1, per_page: 10, totalPages: 1 });
    expect(namesOf(await list(token, 'sort=-user_name'))).toEqual(['Sami', 'Lina']);
    expect(namesOf(await list(token, 'sort=user_name&per_page=1&page=2'))).toEqual(['Sami']);
    expect((await list(token, 'page=9')).pagination.total).toBe(2);
  });

  it('relations are filtered by names, people and kind', async () => {
    const mother = await api.buildUser({ role: 'guest', name: 'Mona' });
    const [child, other] = [await api.buildUser({ name: 'أحمد' }), await api.buildUser({ name: 'Lina' })];
    await relate(child, mother);
    await relate(other, mother, 'aunt');
    const token = await signIn('admin');
    const found = async (query: string) => namesOf(await list(token, query));
    expect(await found(`search=${encodeURIComponent('احمد')}`)).toEqual(['أحمد']);
    expect(await found('search=MON')).toEqual(['Lina', 'أحمد']);
    expect(await found('user_name=mona')).toEqual([]);
    expect(await found('related_user_name=mona&relationship_type=aunt')).toEqual(['Lina']);
    expect(await found(`user_id=${child.id}`)).toEqual(['أحمد']);
    expect(await found(`related_user_id=${child.id}`)).toEqual([]);
    expect((await api.request('get', '/api/relations?sort=id', { token })).status).toBe(422);
  });

  it('a leader lists only the relations of own students (D9)', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader });
    const relative = await api.buildUser({ role: 'guest' });
    await relate(await buildStudent('Of the team', { teacher }), relative);
    await relate(await buildStudent('Own', { leader }), relative);
    await relate(await buildStudent('Foreign'), relative);
    const page = await list(await api.tokenFor(leader));
    expect(namesOf(page)).toEqual(['Own', 'Of the team']);
    expect(page.pagination.total).toBe(2);
    expect(namesOf(await list(await signIn('leader')))).toEqual([]);
  });

  it('a custom role with the scope `own` lists own relations and those of own students', async () => {
    const viewer = await api.buildUser({ permissions: ['relations.relatives.read'] });
    await sql.query({ text: `update roles set scope = 'own' where not built_in` });
    await relate(await buildStudent('Child'), viewer);
    await relate(await buildStudent('Taught', { teacher: viewer }), await api.buildUser());
    await relate(await buildStudent('Foreign'), await api.buildUser());
    expect(namesOf(await list(await api.tokenFor(viewer)))).toEqual(['Taught', 'Child']);
  });

  it('relations of deleted users are not listed', async () => {
    const relative = await api.buildUser({ role: 'guest' });
    await relate(await api.buildUser({ deletedAt: api.clock.now() }), relative);
    expect((await list(await signIn('admin'))).pagination.total).toBe(0);
  });
});

describe('creating a relation', () => {
  it('creating a relation stores and audits it', async () => {
    const token = await signIn('admin');
    const [child, mother] = [
      await api.buildUser({ name: 'Sami' }),
      await api.buildUser({ role: 'guest', name: 'Mona' }),
    ];
    const response = await create(token, body(child, mother));
    expect(response.status).toBe(201);
    const { data } = await response.json();
    expect(data).toMatchObject({ user_name: 'Sami', related_user_name: 'Mona', relationship_type: 'parent' });
    const after = { user_id: child.id, related_user_id: mother.id, relationship_type: 'parent' };
    expect(await auditOf()).toEqual([{ action: 'relation.create', subject_id: Number(data.id), before: null, after }]);
  });

  it('a relation is unique for each kind', async () => {
    const token = await signIn('admin');
    const [child, mother] = [await api.buildUser(), await api.buildUser({ role: 'guest' })];
    expect((await create(token, body(child, mother))).status).toBe(201);
    const again = await create(token, body(child, mother));
    expect(again.status).toBe(422);
    expect((await again.json()).fields).toMatchObject([{ path: 'related_user_id', code: 'duplicate' }]);
    expect((await create(token, body(child, mother, 'aunt'))).status).toBe(201);
  });

  it('a relation needs a student, another person and a known kind', async () => {
    const token = await signIn('admin');
    const [child, teacher] = [await api.buildUser(), await api.buildUser({ role: 'teacher' })];
    const gone = await api.buildUser({ deletedAt: api.clock.now() });
    const rejected = async (input: object) => {
      const response = await create(token, input);
      expect(response.status).toBe(422);
      const { path, message } = (await response.json()).fields[0];
      return `${path}: ${message}`;
    };
    const same = 'related_user_id: User and Related User cannot be the same';
    expect(await rejected(body(child, child))).toBe(same);
    expect(await rejected(body(teacher, child))).toBe('user_id: Only a student has relatives');
    expect(await rejected(body(gone, child))).toBe('user_id: This user is not there');
    expect(await rejected(body(child, gone))).toBe('related_user_id: This related user is not there');
    expect(await rejected(body(child, teacher, 'cousin'))).toBe('relationship_type: Relation is Required');
    expect(await rejected({ ...body(child, teacher), user_id: 'x' })).toBe('user_id: An id is expected');
    expect(await rejected({ related_user_id: child.id })).toContain('user_id: ');
  });

  it('a relation cannot give access to a student outside the actor’s scope', async () => {
    const viewer = await api.buildUser({ permissions: ['relations.relatives.create'] });
    await sql.query({ text: `update roles set scope = 'own' where not built_in` });
    const token = await api.tokenFor(viewer);
    const [own, foreign] = [await buildStudent('Own', { teacher: viewer }), await buildStudent('Foreign')];
    const relative = await api.buildUser({ role: 'guest' });
    expect((await create(token, body(foreign, relative))).status).toBe(422);
    expect((await create(token, body(own, relative))).status).toBe(201);
  });

  it('only admins can create a relation to themselves (D8)', async () => {
    const actor = await api.buildStudent({ permissions: ['relations.relatives.create'] });
    const student = await api.buildStudent();
    const token = await api.tokenFor(actor);
    const rejected = async (input: object) => {
      const response = await create(token, input);
      expect(response.status).toBe(422);
      return (await response.json()).fields[0];
    };
    const message = 'Only an admin can relate you to somebody';
    expect(await rejected(body(student, actor))).toEqual({ path: 'related_user_id', code: 'oneself', message });
    expect(await rejected(body(actor, student))).toEqual({ path: 'user_id', code: 'oneself', message });
    for (const role of ['admin', 'super-admin']) {
      const admin = await api.buildUser({ role });
      expect((await create(await api.tokenFor(admin), body(student, admin))).status).toBe(201);
    }
  });
});

describe('updating and deleting a relation', () => {
  it('updating and deleting a relation is audited with before and after', async () => {
    const token = await signIn('admin');
    const [child, mother] = [await api.buildUser(), await api.buildUser({ role: 'guest' })];
    const id = await relate(child, mother);
    const before = { user_id: child.id, related_user_id: mother.id, relationship_type: 'parent' };
    const edited = await api.request('put', `/api/relations/${id}`, { token, body: body(child, mother, 'aunt') });
    expect((await edited.json()).data.relationship_type).toBe('aunt');
    expect((await api.request('delete', `/api/relations/${id}`, { token })).status).toBe(200);
    expect((await api.request('delete', `/api/relations/${id}`, { token })).status).toBe(404);
    const after = { ...before, relationship_type: 'aunt' };
    expect(await auditOf()).toEqual([
      { action: 'relation.update', subject_id: id, before, after },
      { action: 'relation.delete', subject_id: id, before: after, after: null },
    ]);
  });

  it('a relation cannot become a duplicate', async () => {
    const token = await signIn('admin');
    const [child, mother] = [await api.buildUser(), await api.buildUser({ role: 'guest' })];
    await relate(child, mother);
    const id = await relate(child, mother, 'aunt');
    const edit = (input: object) => api.request('put', `/api/relations/${id}`, { token, body: input });
    expect((await edit(body(child, mother))).status).toBe(422);
    expect((await edit(body(child, child))).status).toBe(422);
    expect((await edit(body(child, mother, 'aunt'))).status).toBe(200);
  });

  it('only admins can change relations that include themselves (D8)', async () => {
    const actor = await api.buildUser({ permissions: ['relations.relatives.update', 'relations.relatives.delete'] });
    const token = await api.tokenFor(actor);
    const [child, relative] = [await buildStudent('Child'), await api.buildUser({ role: 'guest' })];
    const [others, own] = [await relate(child, relative), await relate(child, actor, 'aunt')];
    const edit = async (id: number, input: object, as = token) => {
      const response = await api.request('put', `/api/relations/${id}`, { token: as, body: input });
      return [response.status, (await response.json()).fields?.[0]?.path];
    };
    expect(await edit(others, body(child, actor))).toEqual([422, 'related_user_id']);
    expect(await edit(own, body(child, actor))).toEqual([422, 'related_user_id']);
    expect(await edit(own, body(child, relative, 'uncle'))).toEqual([422, 'related_user_id']);
    expect(await edit(others, body(child, relative, 'uncle'))).toEqual([200, undefined]);
    expect((await api.request('delete', `/api/relations/${own}`, { token })).status).toBe(200);
    const admin = await api.buildUser({ role: 'admin' });
    expect(await edit(others, body(child, admin), await api.tokenFor(admin))).toEqual([200, undefined]);
  });

  it('a relation outside the scope cannot be changed (D9)', async () => {
    const permissions = ['relations.relatives.update', 'relations.relatives.delete'];
    const viewer = await api.buildUser({ permissions });
    await sql.query({ text: `update roles set scope = 'team' where not built_in` });
    const token = await api.tokenFor(viewer);
    const [own, foreign] = [await buildStudent('Own', { leader: viewer }), await buildStudent('Foreign')];
    const relative = await api.buildUser({ role: 'guest' });
    const [near, far] = [await relate(own, relative), await relate(foreign, relative)];
    const edit = (id: number, input: object) => api.request('put', `/api/relations/${id}`, { token, body: input });
    expect((await edit(far, body(foreign, relative, 'aunt'))).status).toBe(404);
    expect((await edit(near, body(foreign, relative))).status).toBe(422);
    expect((await edit(near, body(own, relative, 'aunt'))).status).toBe(200);
    expect((await api.request('delete', `/api/relations/${far}`, { token })).status).toBe(404);
    expect((await api.request('delete', `/api/relations/${near}`, { token })).status).toBe(200);
  });
});

it('a parent sees nothing while the child is not a student (D8)', async () => {
  const admin = await signIn('admin');
  const child = await api.buildStudent();
  await api.buildClass({ student: child });
  const mother = await api.buildUser({ role: 'guest' });
  await relate(child, mother);
  const token = await api.tokenFor(mother);
  const seen = async () => {
    const ledger = await api.request('get', `/api/users/${child.id}/ledger`, { token });
    const classes = await api.request('get', `/api/classes?student_id=${child.id}`, { token });
    const profile = await (await api.request('get', '/api/own-profile', { token })).json();
    return [ledger.status, classes.status, profile.data.children.length];
  };
  const setRole = (change: object) => api.request('put', `/api/users/${child.id}`, { token: admin, body: change });
  expect(await seen()).toEqual([200, 200, 1]);
  await setRole({ role: 'guest' });
  expect(await seen()).toEqual([404, 403, 0]);
  await setRole({ role: 'guest', roles: ['student'] });
  expect(await seen()).toEqual([200, 200, 1]);
});

it('a parent sees more of a student than an aunt (D8)', async () => {
  const token = await signIn('admin');
  const child = await api.buildStudent();
  const [mother, aunt] = [await api.buildUser({ role: 'guest' }), await api.buildUser({ role: 'guest' })];
  const { data } = await (await create(token, body(child, mother))).json();
  await create(token, body(child, aunt, 'aunt'));
  const [ofMother, ofAunt] = [await api.tokenFor(mother), await api.tokenFor(aunt)];
  const ledger = async (viewer: string) =>
    (await api.request('get', `/api/users/${child.id}/ledger`, { token: viewer })).status;
  expect([await ledger(ofMother), await ledger(ofAunt)]).toEqual([200, 404]);
  await api.request('delete', `/api/relations/${data.id}`, { token });
  expect(await ledger(ofMother)).toBe(404);
});
