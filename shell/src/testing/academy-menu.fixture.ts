import { rawEntry } from './registry.fixture.ts';

interface Place {
  id: string;
  label: string;
  order: number;
  group?: string;
  permissions?: string[];
  only?: string[];
  except?: string[];
  bottomBar?: number;
}

const STAFF = ['teacher', 'leader', 'admin'];

/** The sidebar of the specification, in the remotes' declarations. */
const places: Place[] = [
  { id: 'home', label: 'Home', order: 5, bottomBar: 0 },
  { id: 'timeline', label: 'Timeline', order: 10, permissions: ['timeline.read'], bottomBar: 5 },
  { id: 'messaging', label: 'Messaging', order: 30, permissions: ['messaging.read'], bottomBar: 2 },
  { id: 'students', label: 'Students', order: 40, permissions: ['users.read'], only: STAFF },
  { id: 'teachers', label: 'Teachers', order: 41, permissions: ['users.read'], only: ['leader', 'admin'] },
  { id: 'leaders', label: 'Leaders', order: 42, permissions: ['users.read'], only: ['admin'] },
  { id: 'admins', label: 'Admins', order: 43, permissions: ['users.read'], only: ['admin'] },
  { id: 'users-students', label: 'Students', order: 1, group: 'users' },
  { id: 'users-teachers', label: 'Teachers', order: 2, group: 'users' },
  { id: 'users-leaders', label: 'Leaders', order: 3, group: 'users' },
  { id: 'users-admins', label: 'Admins', order: 4, group: 'users' },
  { id: 'users-all', label: 'All Users', order: 5, group: 'users' },
  {
    id: 'relatives',
    label: 'Family And Relatives',
    order: 1,
    group: 'family',
    permissions: ['relations.relatives.read'],
  },
  { id: 'roles', label: 'Roles & Permissions', order: 2, group: 'family', permissions: ['relations.roles.read'] },
  { id: 'materials', label: 'Materials', order: 60, permissions: ['materials.read'], except: ['teacher'] },
  { id: 'class-add', label: 'Add Class', order: 61, permissions: ['classes.my_classes.create'], only: ['teacher'] },
  {
    id: 'classes',
    label: 'Classes',
    order: 62,
    permissions: ['classes.my_classes.read'],
    only: ['teacher'],
    bottomBar: 3,
  },
  {
    id: 'my-classes',
    label: 'My Classes',
    order: 1,
    group: 'classes',
    permissions: ['classes.my_classes.read'],
    bottomBar: 3,
  },
  { id: 'daily-reports', label: 'Daily Reports', order: 2, group: 'classes', permissions: ['classes.report.read'] },
  { id: 'invoices', label: 'Invoices', order: 1, group: 'subscriptions', permissions: ['subscriptions.invoices.read'] },
  {
    id: 'transfers',
    label: 'Bank Transfers',
    order: 2,
    group: 'subscriptions',
    permissions: ['subscriptions.bank_transfers.read'],
  },
  { id: 'packages', label: 'Packages', order: 3, group: 'subscriptions', permissions: ['subscriptions.packages.read'] },
  { id: 'calendar', label: 'Calendar', order: 80, permissions: ['calendar.read'], bottomBar: 4 },
  { id: 'files', label: 'Files', order: 90, except: ['guest'] },
];

const groups = [
  { id: 'users', label: 'Users', order: 45, permissions: ['users.read'], except: STAFF },
  { id: 'family', label: 'Family And Roles', order: 50 },
  { id: 'classes', label: 'Classes', order: 63, except: ['teacher'] },
  { id: 'subscriptions', label: 'Subscriptions', order: 70 },
];

const texts = Object.fromEntries([
  ...places.map(({ id, label }) => [`menu.${id}`, label]),
  ...groups.map(({ id, label }) => [`group.${id}`, label]),
]);

/** One remote that declares all of it. */
export const academyMenu = rawEntry({
  name: 'mf-everything',
  texts: { en: texts, ar: texts },
  menuGroups: groups.map(({ label: _, ...group }) => ({ ...group, labelKey: `group.${group.id}`, icon: 'folder' })),
  menu: places.map(({ label: _, ...place }) => ({
    ...place,
    labelKey: `menu.${place.id}`,
    to: `/dashboard/${place.id}`,
    icon: 'circle',
  })),
});

const everyone = ['timeline.read', 'messaging.read'];
const learner = ['materials.read', 'classes.my_classes.read', 'classes.report.read', 'calendar.read'];
const money = ['subscriptions.invoices.read', 'subscriptions.packages.read'];
const teacher = [...everyone, ...learner, 'users.read', 'classes.my_classes.create'];
const admin = [
  ...teacher,
  ...money,
  'relations.relatives.read',
  'relations.roles.read',
  'subscriptions.bank_transfers.read',
];

/** The menu's permissions of each built-in role (D2). */
export const rolePermissions = {
  guest: [...everyone, 'subscriptions.packages.read'],
  student: [...everyone, ...learner, ...money],
  teacher,
  leader: [...teacher, 'relations.relatives.read'],
  admin,
  'super-admin': admin,
} as const;
