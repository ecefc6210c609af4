import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const assignmentPermissions = definePermissions(
  'classes.assignments',
  {
    read: rolesFrom('student'),
    create: rolesFrom('teacher'),
  },
  { read: 'every relative' },
);
