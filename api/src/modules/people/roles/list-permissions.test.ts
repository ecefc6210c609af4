import { expect, it } from 'vitest';
import { permissionGroups } from '#permissions.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

it('the permissions are listed by group, with their actions and default roles', async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'guest' }));
  const response = await api.request('get', '/api/permissions', { token });
  expect(response.status).toBe(200);
  const { data } = await response.json();
  // Permissions that relatives have by a relation are not part of roles.
  const ofRoles = permissionGroups.map(({ group, permissions }) => ({
    group,
    permissions: permissions.map(({ key, action, defaults }) => ({ key, action, defaults })),
  }));
  expect(data).toEqual(ofRoles);
  expect(data).toContainEqual({
    group: 'classes.assignments',
    permissions: [
      {
        key: 'classes.assignments.read',
        action: 'read',
        defaults: ['student', 'teacher', 'leader', 'admin', 'super-admin'],
      },
      { key: 'classes.assignments.create', action: 'create', defaults: ['teacher', 'leader', 'admin', 'super-admin'] },
    ],
  });
});
