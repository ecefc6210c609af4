import type { Contribution } from './contribution.ts';

const IMPORT = '/dashboard/users/import';
const ADMINS = ['admin', 'super-admin'];
const permissions = ['users.create'];

/** Import of people from a file (D122). */
export const imports: Contribution = {
  routes: [
    {
      path: IMPORT,
      screen: 'people-import',
      titleKey: 'imports.header.title',
      permissions,
      roles: ADMINS,
      skeleton: 'form',
      data: ['imports?page=1&per_page=10'],
    },
  ],
  palette: [
    {
      id: 'import',
      labelKey: 'imports.header.title',
      synonymsKey: 'synonyms.import',
      to: IMPORT,
      icon: 'users',
      order: 44,
      permissions,
      only: ADMINS,
    },
  ],
};
