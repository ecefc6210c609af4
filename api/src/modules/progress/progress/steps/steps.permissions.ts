import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const curriculumPermissions = definePermissions('curricula', {
  read: rolesFrom('admin'),
  update: rolesFrom('admin'),
});
