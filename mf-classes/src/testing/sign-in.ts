import { signInForTest } from '@academy/shared-auth/testing';

const read = [
  'timeline.read',
  'classes.my_classes.read',
  'classes.report.read',
  'classes.assignments.read',
  'materials.read',
  'calendar.read',
];
const write = [
  ...read,
  'users.read',
  'classes.my_classes.create',
  'classes.my_classes.update',
  'classes.report.create',
  'classes.assignments.create',
];
const manage = [...write, 'materials.create', 'materials.update', 'book.create', 'book.update'];
const permissions: Record<string, string[]> = {
  guest: ['timeline.read'],
  student: read,
  teacher: write,
  leader: manage,
  admin: [...manage, 'classes.my_classes.delete', 'classes.report.delete', 'materials.delete', 'book.delete'],
};
const ids: Record<string, string> = { guest: '40', student: '12', teacher: '7', leader: '5', admin: '1' };

/** A user of a role with its default permissions (D2), on the clock of Amman. */
export const signInAs = (role: keyof typeof permissions, timezone = 'Asia/Amman') =>
  signInForTest({ id: ids[role] ?? '1', role, roles: [role], timezone }, permissions[role] ?? []);

/** A guest who is a parent, with the permissions of the relation (D117). */
export const signInAsParent = () =>
  signInForTest({ id: '40', role: 'guest', roles: ['guest'], timezone: 'Asia/Amman', relations: ['parent'] }, [
    ...read,
    'messaging.create',
    'subscriptions.packages.read',
  ]);

/** A student under 16 in a session that a parent has opened (D141). */
export const signInAsChild = () =>
  signInForTest({ id: '12', role: 'student', roles: ['student', 'child'], timezone: 'Asia/Amman' }, read);
