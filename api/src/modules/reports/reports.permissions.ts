import { definePermissions, rolesFrom } from '#platform/auth/permissions.ts';

export const reportPermissions = definePermissions('classes.report', {
  read: rolesFrom('student'),
  create: rolesFrom('teacher'),
  delete: rolesFrom('admin'),
});
