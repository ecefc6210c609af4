import type { defineRemote } from '@academy/shared-auth/contract';
import { tabSizes } from '../src/pay/components/tab-sizes.ts';
import type { Contribution } from './contribution.ts';

const USERS = '/dashboard/users';
const OWN_MONTH = '/dashboard/salary';
const salaries = `${USERS}/:teacherId/salaries`;

/** For teachers their own months: a teacher's menu has no list of teachers. */
const covers = [salaries, `${salaries}/months/:month`, `${USERS}/statistics/:id`];

const changing = {
  permissions: ['salaries.update'],
  skeleton: 'form' as const,
};

/** Salaries and months of teachers; the API decides who may see them (D9). */
export const pay: Contribution = {
  permissionGroups: [
    { group: 'salaries', labelKey: 'permissionGroups.salaries', actions: { reopen: 'salaryMonth.permission.reopen' } },
  ],
  routes: [
    {
      path: OWN_MONTH,
      roles: ['teacher'],
      screen: 'salary-month/own-month',
      titleKey: 'salaryMonth.header.title',
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
  ],
  palette: [
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
