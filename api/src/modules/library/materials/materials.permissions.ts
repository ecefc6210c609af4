import { definePermissions, rolesFrom } from '#base/auth/permissions.ts';

export const materialPermissions = definePermissions(
  'materials',
  {
    read: rolesFrom('student'),
    create: rolesFrom('leader'),
    update: rolesFrom('leader'),
    delete: rolesFrom('admin'),
  },
  { read: 'every relative' },
);
