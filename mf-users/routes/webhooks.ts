import type { Contribution } from './contribution.ts';

const WEBHOOKS = '/dashboard/webhooks';
const permissions = ['users.update'];
const OWNERS = ['super-admin'];
const common = { permissions, roles: OWNERS };
const entry = { icon: 'link', order: 94, permissions, only: OWNERS } as const;
const words = (key: 'failing' | 'gone') => ({
  key: `webhook.${key}`,
  textKey: `notifications.webhook.${key}` as const,
  to: `${WEBHOOKS}/:relatedId`,
});

/** By which other programs hear of what happens (D158). */
export const webhooks: Contribution = {
  notifications: [words('failing'), words('gone')],
  routes: [
    {
      path: WEBHOOKS,
      screen: 'webhooks',
      titleKey: 'webhooks.header.title',
      ...common,
      skeleton: 'list',
      data: ['webhooks?page=1&per_page=10'],
    },
    {
      path: `${WEBHOOKS}/add`,
      screen: 'webhook-form',
      titleKey: 'webhooks.add.title',
      ...common,
      skeleton: 'form',
      data: ['webhook-events'],
    },
    { path: `${WEBHOOKS}/:id`, screen: 'webhook', titleKey: 'webhooks.log.title', ...common, skeleton: 'list' },
    {
      path: `${WEBHOOKS}/:id/edit`,
      screen: 'webhook-form/edit-webhook',
      titleKey: 'webhooks.edit.title',
      ...common,
      skeleton: 'form',
    },
  ],
  menu: [{ id: 'webhooks', labelKey: 'webhooks.menu', to: WEBHOOKS, ...entry }],
  palette: [
    { id: 'webhooks', labelKey: 'webhooks.menu', synonymsKey: 'synonyms.keys', to: WEBHOOKS, ...entry },
    {
      id: 'add-webhook',
      labelKey: 'webhooks.add.title',
      synonymsKey: 'synonyms.keys',
      to: `${WEBHOOKS}/add`,
      ...entry,
    },
  ],
};
