import { type Contribution, OFFICE } from './contribution.ts';

const FEEDBACK = '/dashboard/feedback';
const permissions = ['users.read'];

/**
 * C24: families' feedback, for leaders and admins. Teachers have this permission too, so the API decides who may read
 * it.
 */
export const feedback: Contribution = {
  routes: [
    {
      path: FEEDBACK,
      screen: 'feedback-list',
      titleKey: 'feedback.list.title',
      permissions,
      skeleton: 'list',
      data: ['feedback?page=1&per_page=10'],
    },
  ],
  menu: [
    {
      id: 'feedback',
      group: 'classes',
      labelKey: 'feedback.list.menu',
      to: FEEDBACK,
      icon: 'message-circle',
      order: 8,
      permissions,
      only: OFFICE,
    },
  ],
};
