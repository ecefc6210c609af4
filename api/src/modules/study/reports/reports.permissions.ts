import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const reportPermissions = definePermissions(
  'classes.report',
  {
    read: rolesFrom('student'),
    create: rolesFrom('teacher'),
    delete: rolesFrom('admin'),
  },
  { read: 'every relative' },
);
