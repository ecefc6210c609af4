import type { defineRemote } from '@academy/shared-auth/contract';
import { type ListName, listNames } from '../src/base/components/people/places.ts';
import { deliveriesSize } from '../src/people/features/person-deliveries/size.ts';
import type { Contribution } from './contribution.ts';

const USERS = '/dashboard/users';
const ADMINS = ['admin', 'super-admin'];
const STAFF = ['teacher', 'leader', 'admin'];

/** Each name is a full path, so that an unknown one is the 404 page (D70). */
const routesOf = (name: ListName): Contribution['routes'] => {
  const role = name === 'all' ? '' : `&role=${name}`;
  return [
    {
      path: `${USERS}/${name}`,
      screen: 'user-list',
      titleKey: `list.title.${name}`,
      permissions: ['users.read'],
      skeleton: 'list',
      data: [`users?sort=-created_at&page=1&per_page=10${role}`],
    },
    {
      path: `${USERS}/${name}/add`,
      screen: 'user-form',
      titleKey: `account.add.${name}`,
      permissions: ['users.create'],
      skeleton: 'form',
    },
    {
      path: `${USERS}/${name}/:id`,
      screen: 'person',
      titleKey: `person.title.${name}`,
      permissions: ['users.read'],
      skeleton: 'profile',
    },
    {
      path: `${USERS}/${name}/edit/:id`,
      screen: 'user-form/edit-user',
      titleKey: `account.edit.${name}`,
      permissions: ['users.update'],
      skeleton: 'form',
    },
    {
      path: `${USERS}/${name}/:id/change-password`,
      screen: 'change-password',
      titleKey: 'password.header.title',
      permissions: ['users.update'],
      skeleton: 'form',
    },
    {
      path: `${USERS}/${name}/:id/merge`,
      screen: 'merge-accounts',
      titleKey: 'merge.header.title',
      permissions: ['users.merge'],
      skeleton: 'form',
    },
  ];
};

const icons = {
  student: 'graduation-cap',
  teacher: 'presentation',
  leader: 'user-star',
  admin: 'shield-user',
  all: 'users-round',
};
const entry = (name: keyof typeof icons) => ({
  labelKey: `menu.${name}`,
  to: `${USERS}/${name}`,
  icon: icons[name],
});
const permissions = ['users.read'];

/** Pages about a person of a list, at separate addresses. */
const ofStudents = {
  covers: [`${USERS}/remaining-classes/:id`, `${USERS}/remaining-classes/:id/statement`, '/dashboard/statiscs/st/:id'],
};
const salaries = `${USERS}/:teacherId/salaries`;
const ofTeachers = {
  covers: [salaries, `${salaries}/add`, `${salaries}/edit/:id`, `${salaries}/months/:month`, `${USERS}/statistics/:id`],
};

/** Teachers, leaders and admins have separate entries; other viewers of people have one group. */
export const people: Contribution = {
  permissionGroups: [
    {
      group: 'users',
      labelKey: 'permissionGroups.users',
      actions: { merge: 'merge.permission', names: 'list.permission.names' },
    },
  ],
  notifications: [
    { key: 'account.registered', textKey: 'notifications.registered', to: `${USERS}/all/:relatedId` },
    { key: 'account.deactivated', textKey: 'notifications.deactivated', to: `${USERS}/all/:relatedId` },
  ],
  routes: listNames.flatMap(routesOf),
  menuGroups: [{ id: 'users', labelKey: 'menu.users', icon: 'users', order: 45, permissions, except: STAFF }],
  menu: [
    { id: 'students', ...entry('student'), ...ofStudents, order: 40, permissions, only: STAFF, bottomBar: 6 },
    {
      id: 'teachers',
      ...entry('teacher'),
      ...ofTeachers,
      order: 41,
      permissions,
      only: ['leader', 'admin'],
      bottomBar: 7,
    },
    { id: 'leaders', ...entry('leader'), order: 42, permissions, only: ['admin'] },
    { id: 'admins', ...entry('admin'), order: 43, permissions, only: ['admin'] },
    { id: 'users-students', ...entry('student'), ...ofStudents, order: 1, group: 'users' },
    { id: 'users-teachers', ...entry('teacher'), ...ofTeachers, order: 2, group: 'users' },
    { id: 'users-leaders', ...entry('leader'), order: 3, group: 'users' },
    { id: 'users-admins', ...entry('admin'), order: 4, group: 'users' },
    { id: 'users-all', ...entry('all'), order: 5, group: 'users', bottomBar: 6 },
  ],
  palette: [
    // Admins find here the pages for which the menu has no space.
    {
      id: 'guests',
      labelKey: 'list.title.guest',
      synonymsKey: 'synonyms.guests',
      to: `${USERS}/guest`,
      icon: 'users',
      order: 40,
      permissions,
      only: ADMINS,
    },
    {
      id: 'everybody',
      labelKey: 'list.title.all',
      to: `${USERS}/all`,
      icon: 'users-round',
      order: 41,
      permissions,
      only: ADMINS,
    },
    {
      id: 'teachers-and-salaries',
      labelKey: 'list.title.teacher',
      synonymsKey: 'synonyms.teachers',
      to: `${USERS}/teacher`,
      icon: icons.teacher,
      order: 41,
      permissions,
      only: [...ADMINS, 'leader'],
    },
    {
      id: 'not-invited',
      labelKey: 'invitation.palette',
      synonymsKey: 'synonyms.invite',
      to: `${USERS}/all?invitation=none`,
      icon: 'user-plus',
      order: 41,
      permissions: ['users.read', 'users.update'],
      only: ADMINS,
    },
    ...(['student', 'teacher', 'leader', 'admin', 'guest'] as const).map((name, index) => ({
      id: `add-${name}`,
      labelKey: `account.add.${name}`,
      synonymsKey: 'synonyms.add',
      to: `${USERS}/${name}/add`,
      icon: 'user-plus',
      order: 42 + index,
      permissions: ['users.create'],
      ...(name === 'admin' ? { only: ADMINS } : {}),
    })),
  ],
  search: listNames.map((name) => ({
    kind: `user.${name}`,
    labelKey: `list.title.${name}`,
    to: `${USERS}/${name}/:id`,
    icon: name === 'guest' ? 'users' : icons[name],
  })),
};

/** A tab on a person's page; the API decides who sees it. */
export const personTabs: NonNullable<Parameters<typeof defineRemote>[0]['slots']> = [
  {
    slot: 'person.tab',
    id: 'deliveries',
    part: 'person-deliveries',
    labelKey: 'person.tab.deliveries',
    order: 60,
    permissions,
    only: ['admin', 'super-admin'],
    size: deliveriesSize,
  },
];
