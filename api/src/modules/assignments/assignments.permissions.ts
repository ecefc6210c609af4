import { definePermissions, rolesFrom } from '#platform/auth/permissions.ts';

export const assignmentPermissions = definePermissions('classes.assignments', {
  read: rolesFrom('student'),
  create: rolesFrom('teacher'),
});
