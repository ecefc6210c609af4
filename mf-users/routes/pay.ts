import type { defineRemote } from '@academy/shared-auth/contract';
import { tabSizes } from '../src/pay/components/tab-sizes.ts';
import type { Contribution } from './contribution.ts';

const USERS = '/dashboard/users';
const OWN_MONTH = '/dashboard/salary';
const TEACHERS = '/dashboard/salaries';
const PAY_RUNS = '/dashboard/pay-runs';
const salaries = `${USERS}/:teacherId/salaries`;

/** For teachers their own months: a teacher's menu has no list of teachers. */
const covers = [salaries, `${salaries}/months/:month`, `${USERS}/statistics/:id`];

const changing = {
  permissions: ['salaries.update'],
  skeleton: 'form' as const,
};

/** Who does the salaries and has no list of people: the teachers by name (D149). */
const ofPayers = {
  labelKey: 'salary.header.title',
  to: TEACHERS,
  icon: 'wallet',
  order: 44,
  permissions: ['salaries.read', 'users.names'],
  except: ['admin', 'super-admin'],
};

/** Salaries and months of teachers; the API decides who may see them (D9). */
export const pay: Contribution = {
  permissionGroups: [
    { group: 'salaries', labelKey: 'permissionGroups.salaries', actions: { reopen: 'salaryMonth.permission.reopen' } },
    { group: 'pay_runs', labelKey: 'permissionGroups.payRuns' },
  ],
  notifications: [
    { key: 'pay-line.paid', textKey: 'notifications.salaryPaid', to: `${USERS}/:teacherId/salaries/months/:month` },
  ],
  routes: [
    {
      path: OWN_MONTH,
      roles: ['teacher'],
      screen: 'salary-month/own-month',
      titleKey: 'salaryMonth.header.title',
      skeleton: 'list',
    },
    {
      path: TEACHERS,
      screen: 'salary-teachers',
      titleKey: 'salary.header.title',
      permissions: ['salaries.read', 'users.names'],
      skeleton: 'list',
    },
    { path: salaries, screen: 'salary-list', titleKey: 'salary.header.title', skeleton: 'list' },
    { ...changing, path: `${salaries}/add`, screen: 'salary-form', titleKey: 'salary.add.title' },
    { ...changing, path: `${salaries}/edit/:id`, screen: 'salary-form/edit-salary', titleKey: 'salary.edit.title' },
    {
      path: `${salaries}/months/:month`,
      screen: 'salary-month',
      titleKey: 'salaryMonth.header.title',
      skeleton: 'list',
    },
    {
      path: PAY_RUNS,
      screen: 'pay-run-list',
      titleKey: 'payRuns.header',
      permissions: ['pay_runs.update'],
      skeleton: 'list',
    },
    {
      path: `${PAY_RUNS}/:id`,
      screen: 'pay-run',
      titleKey: 'payRuns.one',
      permissions: ['pay_runs.update'],
      skeleton: 'list',
    },
    {
      path: `${USERS}/statistics/:id`,
      screen: 'teacher-statistics',
      titleKey: 'statistics.header.title',
      skeleton: 'dashboard',
    },
  ],
  menu: [
    {
      id: 'salary',
      labelKey: 'salary.menu.label',
      to: OWN_MONTH,
      covers,
      icon: 'wallet',
      order: 44,
      only: ['teacher'],
    },
    {
      ...ofPayers,
      id: 'salaries',
      covers: [
        salaries,
        `${salaries}/add`,
        `${salaries}/edit/:id`,
        `${salaries}/months/:month`,
        `${USERS}/statistics/:id`,
      ],
      bottomBar: 6,
    },
    {
      id: 'pay-runs',
      labelKey: 'payRuns.header',
      to: PAY_RUNS,
      covers: [`${PAY_RUNS}/:id`],
      icon: 'banknote',
      order: 46,
      permissions: ['pay_runs.update'],
    },
  ],
  palette: [
    {
      id: 'pay-runs',
      labelKey: 'payRuns.header',
      synonymsKey: 'synonyms.payRuns',
      to: PAY_RUNS,
      icon: 'banknote',
      order: 46,
      permissions: ['pay_runs.update'],
    },
    { ...ofPayers, id: 'salaries', synonymsKey: 'synonyms.salary' },
    {
      id: 'salary',
      labelKey: 'salary.menu.label',
      synonymsKey: 'synonyms.salary',
      to: OWN_MONTH,
      icon: 'wallet',
      order: 44,
      only: ['teacher'],
    },
  ],
};

/** Tabs on a person's page; the API decides who sees each. */
export const payTabs: NonNullable<Parameters<typeof defineRemote>[0]['slots']> = [
  {
    slot: 'person.tab',
    id: 'ledger',
    part: 'person-ledger',
    labelKey: 'person.tab.ledger',
    order: 30,
    permissions: ['users.read'],
    when: { role: ['student'] },
    size: tabSizes.ledger,
  },
  {
    slot: 'person.tab',
    id: 'salaries',
    part: 'person-salaries',
    labelKey: 'person.tab.salaries',
    order: 30,
    permissions: ['users.read'],
    when: { role: ['teacher'] },
    size: tabSizes.salaries,
  },
];
