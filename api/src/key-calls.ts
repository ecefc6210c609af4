import type { Endpoint } from '#base/http/endpoint.ts';

/**
 * The calls that a program may make with a key (D158); all others are closed to keys. Calls of every signed-in user have
 * the permission that a key needs for them, since a key has nothing of its own. Closed stay: profiles, passwords, roles,
 * rights and settings, chats and notifications, files, what a person decides or buys for themselves, and what would
 * give a key more than it has.
 */
const keyCalls: readonly string[] = [
  'get /absences',
  'get /absences/:id',
  'get /assignments classes.assignments.read',
  'get /assignments/:id classes.assignments.read',
  'get /assignments/:id/hand-ins classes.assignments.read',
  'get /attendance classes.my_classes.read',
  'get /bank-transfers',
  'post /bank-transfers',
  'get /bank-transfers/:id',
  'put /bank-transfers/:id',
  'get /books',
  'get /books/:id',
  'get /calendar calendar.read',
  'get /class-requests classes.my_classes.read',
  'get /classes classes.my_classes.read',
  'post /classes',
  'post /classes/move',
  'get /classes/time-check',
  'get /classes/:id classes.my_classes.read',
  'post /classes/:id',
  'delete /classes/:id',
  'post /classes/:id/cancel',
  'get /closures classes.my_classes.read',
  'get /coupons',
  'post /coupons',
  'get /coupons/:id',
  'put /coupons/:id',
  'delete /coupons/:id',
  'get /daily-reports classes.report.read',
  'get /daily-reports/:id classes.report.read',
  'get /dues money.read',
  'get /dues/:id money.read',
  'put /enrolments/:id',
  'post /enrolments/:id/end',
  'get /feedback',
  'get /forms',
  'get /forms/submissions/:id',
  'get /forms/:id/submissions',
  'get /forms/:id/submissions.csv',
  'get /free-teachers',
  'get /imports',
  'post /imports',
  'get /imports/:id users.read',
  'post /imports/:id/apply',
  'get /invoices subscriptions.invoices.read',
  'get /kept-classes',
  'get /leads',
  'get /leads/statistics',
  'get /leads/:id',
  'put /leads/:id',
  'post /leads/:id/trial',
  'get /materials',
  'get /materials/:id',
  'get /monthly-reports classes.report.read',
  'get /monthly-reports/:id classes.report.read',
  'get /office/month',
  'get /packages',
  'get /packages/:id',
  'get /payments subscriptions.invoices.read',
  'get /payments/one-time subscriptions.invoices.read',
  'get /posts',
  'get /posts/:id',
  'get /receipts money.read',
  'get /receipts/:id money.read',
  'get /relations',
  'post /relations',
  'get /series classes.my_classes.read',
  'post /series',
  'post /series/preview',
  'get /series/:id classes.my_classes.read',
  'post /series/:id/end',
  'get /shifts',
  'get /statistics users.read',
  'get /statistics/attention',
  'get /statistics/classes',
  'get /statistics/money',
  'get /statistics/teachers',
  'get /students/:id/enrolments users.read',
  'post /students/:id/enrolments',
  'get /students/:id/holds classes.my_classes.read',
  'get /students/:id/makeups classes.my_classes.read',
  'get /students/:id/progress classes.report.read',
  'get /students/:id/statement money.read',
  'get /teacher-salaries/:teacherId salaries.read',
  'get /teacher-salaries/:teacherId/months salaries.read',
  'get /teacher-salaries/:teacherId/months/:month salaries.read',
  'get /teachers/:id/availability',
  'get /teachers/:id/free-times classes.my_classes.read',
  'get /teachers/:id/students users.read',
  'get /transfer-reports',
  'get /users',
  'post /users',
  'get /users.csv',
  'post /users/students',
  'post /users/teachers',
  'get /users/:id',
  'get /users/:id/ledger users.read',
];

const opened = new Map(
  keyCalls.map((call) => {
    const [method, path, permission] = call.split(' ');
    return [`${method} ${path}`, permission];
  }),
);

/** The list as calls, for the test that compares it with what there is. */
export const openedCalls: readonly string[] = [...opened.keys()];

/** Marks a declared call that is open to keys. @throws Error for a public call, and for one without a permission. */
export function withKeyPermission(endpoint: Endpoint): Endpoint {
  const call = `${endpoint.method} ${endpoint.path}`;
  if (!opened.has(call)) return endpoint;
  const permission = opened.get(call) ?? (typeof endpoint.access === 'object' && endpoint.access.permission);
  if (!permission || endpoint.access === 'public') throw new Error(`${call} says no permission that a key needs`);
  return Object.assign(endpoint, { keyPermission: permission });
}
