import { expect, it } from 'vitest';
import { rolesHeldBy } from '#modules/people/roles/find-role.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { keepSuperAdmin } from './keep-super-admin.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const leaves = (user: { id: number }) => sql.transaction((inner) => keepSuperAdmin(inner, user.id));

it('the last active super-admin cannot leave', async () => {
  const last = await api.buildUser({ role: 'super-admin' });
  await api.buildUser({ role: 'super-admin', active: false });
  await api.buildUser({ role: 'super-admin', deletedAt: api.clock.now() });
  await api.buildUser({ role: 'admin' });
  await expect(leaves(last)).rejects.toMatchObject({ code: 'conflict' });
});

it('everybody except the last super-admin can leave', async () => {
  const [one, admin] = [await api.buildUser({ role: 'super-admin' }), await api.buildUser({ role: 'admin' })];
  await leaves(admin);
  const other = await api.buildUser({ role: 'teacher' });
  await sql.query({
    text: `insert into user_roles (user_id, role_id) select $1, id from roles where name = 'super-admin'`,
    values: [other.id],
  });
  expect((await rolesHeldBy(sql, other.id)).map(({ name }) => name)).toEqual(['teacher', 'super-admin']);
  await leaves(one);
});

it('one of the last two super-admins can leave, even in parallel', async () => {
  const pair = [await api.buildUser({ role: 'super-admin' }), await api.buildUser({ role: 'super-admin' })];
  const tries = await Promise.allSettled(
    pair.map((user) =>
      sql.transaction(async (inner) => {
        await keepSuperAdmin(inner, user.id);
        await inner.query({ text: 'update users set active = false where id = $1', values: [user.id] });
      }),
    ),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
