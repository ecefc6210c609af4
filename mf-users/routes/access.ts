import type { Contribution } from './contribution.ts';

const RELATIVES = '/dashboard/relations/relatives';
const ROLES = '/dashboard/relations/roles';

/** Relations, roles and their permissions. */
export const access: Contribution = {
  permissionGroups: [
    { group: 'relations.relatives', labelKey: 'permissionGroups.relatives' },
    { group: 'relations.roles', labelKey: 'permissionGroups.roles' },
  ],
  notifications: [{ key: 'role.permissions', textKey: 'notifications.permissions', to: '/profile' }],
  routes: [
    {
      path: RELATIVES,
      screen: 'relation-list',
      titleKey: 'relations.header.title',
      permissions: ['relations.relatives.read'],
      skeleton: 'list',
      data: ['relations?sort=-created_at&page=1&per_page=10'],
    },
    {
      path: `${RELATIVES}/add`,
      screen: 'relation-form',
      titleKey: 'relations.add.title',
      permissions: ['relations.relatives.create'],
      skeleton: 'form',
    },
    {
      path: ROLES,
      screen: 'role-list',
      titleKey: 'roles.header.title',
      permissions: ['relations.roles.read'],
      skeleton: 'list',
      data: ['roles?page=1&per_page=10'],
    },
    {
      path: `${ROLES}/add`,
      screen: 'role-form',
      titleKey: 'roles.add.title',
      permissions: ['relations.roles.create'],
      skeleton: 'form',
      data: ['permissions'],
    },
    {
      path: `${ROLES}/edit/:id`,
      screen: 'role-form/edit-role',
      titleKey: 'roles.edit.title',
      permissions: ['relations.roles.update'],
      skeleton: 'form',
      data: ['permissions'],
    },
  ],
  palette: [
    {
      id: 'add-relative',
      labelKey: 'relations.list.add',
      synonymsKey: 'synonyms.relations',
      to: `${RELATIVES}/add`,
      icon: 'heart-handshake',
      order: 50,
      permissions: ['relations.relatives.create'],
    },
    {
      id: 'add-role',
      labelKey: 'roles.list.add',
      synonymsKey: 'synonyms.roles',
      to: `${ROLES}/add`,
      icon: 'shield-check',
      order: 51,
      permissions: ['relations.roles.create'],
    },
    {
      id: 'relatives',
      labelKey: 'relations.menu.relatives',
      synonymsKey: 'synonyms.relations',
      to: RELATIVES,
      icon: 'heart-handshake',
      order: 52,
      permissions: ['relations.relatives.read'],
    },
    {
      id: 'roles',
      labelKey: 'roles.menu.label',
      synonymsKey: 'synonyms.roles',
      to: ROLES,
      icon: 'shield-check',
      order: 52,
      permissions: ['relations.roles.read'],
    },
  ],
  menuGroups: [{ id: 'family', labelKey: 'relations.menu.group', icon: 'heart-handshake', order: 50 }],
  menu: [
    {
      id: 'relatives',
      group: 'family',
      labelKey: 'relations.menu.relatives',
      to: RELATIVES,
      icon: 'heart-handshake',
      order: 1,
      permissions: ['relations.relatives.read'],
    },
    {
      id: 'roles',
      group: 'family',
      labelKey: 'roles.menu.label',
      to: ROLES,
      icon: 'shield-check',
      order: 2,
      permissions: ['relations.roles.read'],
    },
  ],
};
