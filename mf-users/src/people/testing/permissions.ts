import { type PermissionLabels, providePermissionLabels } from '@academy/shared-auth';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { permissionsResponseSchema } from '#/people/api/permissions.ts';
import { server } from '#/testing/server.ts';

const usual = ['read', 'create', 'update', 'delete'];

const group = (name: string, actions = usual) => ({
  group: name,
  permissions: actions.map((action) => ({ key: `${name}.${action}`, action })),
});

const groups = [
  group('timeline'),
  group('messaging', ['read', 'create']),
  group('users'),
  group('relations.roles'),
  group('subscriptions.bank_transfers', ['read', 'export']),
  group('calendar', ['read']),
  group('forms', [...usual, 'publish']),
];

/** The number of permissions in these tests. */
export const permissionCount = groups.flatMap(({ permissions }) => permissions).length;

const named = (en: string, ar: string, actions: PermissionLabels['actions'] = {}) => ({ label: { en, ar }, actions });

/**
 * Serves the permissions as the API does, and labels their groups as the shell does; the bank transfers have no label.
 */
export function servePermissions(): void {
  providePermissionLabels({
    timeline: named('Timeline', 'المنشورات'),
    messaging: named('Messaging', 'الرسائل'),
    users: named('Users', 'المستخدمون'),
    'relations.roles': named('Roles', 'الأدوار'),
    calendar: named('Calendar', 'التقويم'),
    forms: named('Forms', 'النماذج', { publish: { en: 'Publish', ar: 'نشر' } }),
  });
  server.use(
    http.get('*/api/permissions', () => HttpResponse.json(v.parse(permissionsResponseSchema, { data: groups }))),
  );
}
