import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const bookPermissions = definePermissions(
  'book',
  {
    read: rolesFrom('student'),
    create: rolesFrom('leader'),
    update: rolesFrom('leader'),
    delete: rolesFrom('admin'),
  },
  { read: 'every relative' },
);
