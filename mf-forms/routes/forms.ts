import type { defineRemote } from '@academy/shared-auth/contract';

type Declaration = Parameters<typeof defineRemote>[0];

const FORMS = '/dashboard/forms';

export const routes: Declaration['routes'] = [
  {
    path: FORMS,
    screen: 'form-list',
    titleKey: 'list.title',
    permissions: ['forms.read'],
    skeleton: 'list',
    data: ['forms?page=1&limit=10'],
  },
  {
    path: `${FORMS}/add`,
    screen: 'form-builder',
    titleKey: 'builder.addTitle',
    permissions: ['forms.create'],
    skeleton: 'form',
  },
  {
    path: `${FORMS}/:id`,
    screen: 'form-builder/edit-form',
    titleKey: 'builder.editTitle',
    permissions: ['forms.create'],
    skeleton: 'form',
  },
  {
    path: `${FORMS}/:id/submissions`,
    screen: 'submission-list',
    titleKey: 'submissions.title',
    permissions: ['forms.read'],
    skeleton: 'list',
  },
  {
    path: `${FORMS}/submissions/:id`,
    screen: 'submission-details',
    titleKey: 'submission.title',
    permissions: ['forms.read'],
    skeleton: 'form',
  },
];

export const menu: Declaration['menu'] = [
  {
    id: 'forms',
    labelKey: 'menu.forms',
    to: FORMS,
    icon: 'clipboard-list',
    order: 75,
    permissions: ['forms.read'],
  },
];
