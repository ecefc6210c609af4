import { defineRemote } from '@academy/shared-auth/contract';

const MESSAGING = '/dashboard/messaging';
const permissions = ['messaging.read'];

/** The list of conversations and an open one are one screen, so that navigating between them keeps the list. */
const list = (name: string, data: string[], roles: string[] = []) => {
  const shared = { screen: 'messaging', titleKey: 'header.title', permissions, roles, skeleton: 'chat', data } as const;
  return [
    { ...shared, path: `${MESSAGING}/${name}`, frame: 'pane' },
    { ...shared, path: `${MESSAGING}/${name}/:id`, frame: 'solo' },
  ] as const;
};
const own = 'chats?type=personal_chats';

export default defineRemote({
  name: 'mf-messaging',
  version: '1.0.0',
  namespace: 'messaging',
  needs: { shell: '^1.2.0', api: '^1.0.0' },
  permissions,
  notifications: [{ key: 'chat.message', textKey: 'notifications.message', to: `${MESSAGING}/chats/:senderId` }],
  permissionGroups: [{ group: 'messaging', labelKey: 'permissionGroups.messaging' }],
  routes: [
    ...list('chats', [own]),
    ...list('leader', [`${own}&role=leader`]),
    ...list('teacher', [`${own}&role=teacher`]),
    ...list('student', [`${own}&role=student`]),
    ...list('log', [], ['admin', 'super-admin']),
  ],
  redirects: [{ from: MESSAGING, to: `${MESSAGING}/chats` }],
  menu: [
    {
      id: 'messaging',
      labelKey: 'menu.messaging.label',
      to: MESSAGING,
      icon: 'message-circle',
      order: 20,
      bottomBar: 2,
      permissions,
    },
  ],
  search: [{ kind: 'chat', labelKey: 'menu.messaging.label', to: `${MESSAGING}/chats/:id`, icon: 'message-circle' }],
  slots: [
    { slot: 'menu.badge', id: 'unread', part: 'unread-badge', entry: 'messaging', order: 10, permissions },
    { slot: 'home.attention', id: 'home-unread-messages', part: 'home-attention', order: 30, permissions },
    // For people whose start page has no attention list. The last part, so that it moves no other when it
    // appears and disappears.
    {
      slot: 'home.widget',
      id: 'home-unread',
      part: 'home-unread',
      labelKey: 'home.title',
      order: 60,
      only: ['student', 'teacher', 'guest'],
      permissions,
    },
  ],
});
