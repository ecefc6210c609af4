import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const classPermissions = definePermissions(
  'classes.my_classes',
  {
    read: rolesFrom('student'),
    create: rolesFrom('teacher'),
    update: rolesFrom('teacher'),
    delete: rolesFrom('admin'),
  },
  { read: 'every relative' },
);
