import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type Role, type RoleRow, rolePageSchema, roleResponseSchema, roleRowSchema } from '#/people/api/roles.ts';
import { server } from '#/testing/server.ts';

/** A row of the roles' list as the API sends it. */
export const aRoleRow = (about: Partial<RoleRow> & { id: string }): RoleRow =>
  v.parse(roleRowSchema, {
    name: `Role ${about.id}`,
    built_in: false,
    scope: 'all',
    users: 0,
    permissions: 2,
    may: { update: true, delete: !about.built_in, give: true },
    created_at: '2026-03-02T09:00:00.000Z',
    ...about,
  });

/** Serves the list from `held.roles`, which a test may change; `asked` collects the queries. */
export function serveRoles(roles: RoleRow[]) {
  const held = { roles };
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/roles', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      const data = held.roles.filter(({ name }) => name.includes(searchParams.get('name') ?? ''));
      return HttpResponse.json(v.parse(rolePageSchema, { data, pagination: { total: data.length } }));
    }),
  );
  return { held, asked };
}

/** Serves a role with its permissions and holders. */
export function serveRole(about: Partial<Role> & { id: string }): void {
  const { permissions = [], ...rest } = about;
  const role = {
    name: 'Accountant',
    built_in: false,
    scope: 'all',
    users: 0,
    holders: [],
    may: { update: true, give: true },
    ...rest,
  };
  server.use(
    http.get(`*/api/roles/${about.id}/permissions`, () =>
      HttpResponse.json(v.parse(roleResponseSchema, { role, permissions })),
    ),
  );
}

/** Serves the session's user with these permissions, as after a change of the user's own role. */
export function serveProfile(permissions: string[]): void {
  const user = { id: '1', name: 'Test User', email: 'test@academy.test', phone: null, image: null };
  const rest = { role: 'admin', roles: ['admin'], timezone: 'Asia/Amman', subscription: { package: null } };
  server.use(http.get('*/api/profile', () => HttpResponse.json({ data: { user: { ...user, ...rest }, permissions } })));
}
