import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

it('the primary role of a user must exist', async () => {
  const { id } = await api.buildUser({ role: 'guest' });
  const change = api.deps.database.sql.query({ text: 'update users set role_id = 999999 where id = $1', values: [id] });
  await expect(change).rejects.toMatchObject({ constraint: 'users_role_id_roles_id_fk' });
});
