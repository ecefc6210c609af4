import { definePermissions, rolesFrom } from '#platform/auth/permissions.ts';

export const classPermissions = definePermissions('classes.my_classes', {
  read: rolesFrom('student'),
  create: rolesFrom('teacher'),
  update: rolesFrom('teacher'),
  delete: rolesFrom('admin'),
});
