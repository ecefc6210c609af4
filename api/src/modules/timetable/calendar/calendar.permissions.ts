import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const calendarPermissions = definePermissions(
  'calendar',
  { read: rolesFrom('student') },
  { read: 'every relative' },
);
