import { definePermissions, rolesFrom } from '#platform/auth/permissions.ts';

export const calendarPermissions = definePermissions('calendar', { read: rolesFrom('student') });
