import path from 'node:path';
import { defineRemote } from '@academy/shared-auth/contract';
import { expect, it } from 'vitest';
import { readDeclaration } from '../sources/read-remote.ts';
import { remoteNames, workspaceRoot } from '../sources/workspace.ts';
import { type Exception, unnamedPlaces, type Viewer } from './unnamed-places.ts';

interface Permissions {
  defaultPermissions: (role: string) => string[];
  relativePermissions: { parents: string[] };
}

const roles = ['guest', 'student', 'teacher', 'leader', 'admin', 'super-admin'];

// Permissions stand in the modules, so this loads all of the API.
const api = (await import(path.join(workspaceRoot, 'api/src/permissions.ts'))) as Permissions;

function builtInViewers({ defaultPermissions, relativePermissions }: Permissions): Viewer[] {
  const parent = { name: 'parent', role: 'guest', relations: ['parent'], permissions: relativePermissions.parents };
  return [...roles.map((role) => ({ name: role, role, permissions: defaultPermissions(role) })), parent];
}

const chats = 'a tab of the messages';
const outOfReach = 'the list is empty: these people are outside the viewer’s scope (D9)';
const ofPayers = 'only who pays has payments of their own; a parent finds them by the relation (D117)';

/** Pages that are rightly found by no name. */
const exceptions: Exception[] = [
  { path: '/dashboard/messaging/leader', because: chats },
  { path: '/dashboard/messaging/teacher', because: chats },
  { path: '/dashboard/messaging/student', because: chats },
  { path: '/dashboard/subscriptions/packages/buy', because: 'a step of buying, with the package in the address' },
  { path: '/dashboard/subscriptions/managed', because: 'the way back from the payment provider' },
  { path: '/dashboard/users/all/add', because: 'the forms of each role are named' },
  {
    path: '/dashboard/progress',
    viewers: ['guest', 'teacher', 'leader', 'admin', 'super-admin'],
    because: 'the own progress: only students and their relatives have one',
  },
  { path: '/profile/family', viewers: roles, because: 'only relatives have children (D8)' },
  { path: '/profile/payments', viewers: ['teacher', 'leader', 'admin', 'super-admin'], because: ofPayers },
  { path: '/dashboard/files', viewers: ['guest', 'parent'], because: 'a guest has no files of classes' },
  { path: '/dashboard/classes/monthly-report', viewers: ['guest'], because: 'reports are of students' },
  {
    path: '/dashboard/classes/my-classes/move',
    viewers: ['teacher'],
    because: 'only leaders and admins move classes to another teacher (D7)',
  },
  { path: '/dashboard/holds', viewers: ['teacher'], because: 'only leaders and admins add holds (D98)' },
  { path: '/dashboard/kept-classes', viewers: ['teacher'], because: 'the list is of a team, or of all (D97)' },
  { path: '/dashboard/free-teachers', viewers: ['teacher'], because: 'only leaders and admins see others (D96)' },
  { path: '/dashboard/reports-to-read', viewers: ['teacher'], because: 'the queue is of leaders and admins (D154)' },
  {
    path: '/dashboard/salaries',
    viewers: ['admin', 'super-admin'],
    because: 'the list of who pays without reading people; admins open a salary from the teacher (D149)',
  },
  { path: '/dashboard/feedback', viewers: ['teacher'], because: 'teachers never read feedback (C24)' },
  {
    path: '/dashboard/free-times',
    viewers: ['leader', 'admin', 'super-admin'],
    because: 'the own week of a teacher; others open it from the teacher (D96)',
  },
  { path: '/dashboard/subscriptions/invoices', viewers: ['teacher', 'leader'], because: ofPayers },
  { path: '/dashboard/subscriptions/receipts', viewers: ['teacher', 'leader'], because: ofPayers },
  { path: '/dashboard/users/teacher', viewers: ['teacher'], because: outOfReach },
  { path: '/dashboard/users/leader', viewers: ['teacher', 'leader'], because: outOfReach },
  { path: '/dashboard/users/admin', viewers: ['teacher', 'leader'], because: outOfReach },
  { path: '/dashboard/users/guest', viewers: ['teacher', 'leader'], because: outOfReach },
  { path: '/dashboard/users/all', viewers: ['teacher', 'leader'], because: 'the list of students has the same people' },
];

it('each page that a viewer may open is in the menu or the palette, or is reached from an object', async () => {
  const remotes = await Promise.all(remoteNames().map((name) => readDeclaration(path.join(workspaceRoot, name))));
  expect(unnamedPlaces(remotes, builtInViewers(api), exceptions)).toEqual([]);
});

const entry = { labelKey: 'label', icon: 'star', order: 1 };
const route = { screen: 'stars', titleKey: 'title' };
const stars = defineRemote({
  name: 'mf-stars',
  version: '1.0.0',
  namespace: 'stars',
  needs: { shell: '^1.0.0', api: '^1.0.0' },
  routes: [
    { ...route, path: '/dashboard/stars', permissions: ['stars.read'] },
    { ...route, path: '/dashboard/stars/add', roles: ['admin'] },
    { ...route, path: '/dashboard/stars/:id' },
    { ...route, path: '/stars', access: 'public' },
  ],
  redirects: [{ from: '/dashboard/sky', to: '/dashboard/stars' }],
  menuGroups: [{ ...entry, id: 'night', except: ['teacher'] }],
  menu: [{ ...entry, id: 'stars', to: '/dashboard/sky', group: 'night' }],
  palette: [{ ...entry, id: 'add', to: '/dashboard/stars/add?kind=dwarf', relations: ['aunt'] }],
});
const viewer = (role: string, about: Partial<Viewer> = {}): Viewer => ({
  name: role,
  role,
  permissions: ['stars.read'],
  ...about,
});

it('a page without a name for somebody who may open it is reported, and one without access is not', () => {
  const viewers = [viewer('teacher'), viewer('student'), viewer('guest', { permissions: [] }), viewer('admin')];
  expect(unnamedPlaces([stars], viewers)).toEqual([
    '/dashboard/stars is in neither menu nor palette of: teacher',
    '/dashboard/stars/add is in neither menu nor palette of: admin',
  ]);
  expect(unnamedPlaces([stars], [viewer('admin', { relations: ['aunt'] })])).toEqual([]);
});

it('an exception holds for its viewers, and one that excepts nothing is reported', () => {
  const exception = { path: '/dashboard/stars', viewers: ['teacher'], because: 'teachers sleep' };
  expect(unnamedPlaces([stars], [viewer('teacher')], [exception])).toEqual([]);
  expect(unnamedPlaces([stars], [viewer('student')], [exception])).toEqual([
    '/dashboard/stars is found by name: it needs no exception',
  ]);
});
