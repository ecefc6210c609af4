import { defineRemote } from '@academy/shared-auth/contract';

const MESSAGING = '/dashboard/messaging';
const permissions = ['messaging.read'];
const office = ['messaging.office'];

/** The list of conversations and an open one are one screen, so that navigating between them keeps the list. */
const list = (name: string, data: string[], roles: string[] = [], needed: string[] = permissions) => {
  const shared = {
    screen: 'messaging',
    titleKey: 'header.title',
    permissions: needed,
    roles,
    skeleton: 'chat',
    data,
  } as const;
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
  needs: { shell: '^1.3.0', api: '^1.81.0' },
  owner: { team: 'messaging', channel: '#messaging', runbook: 'docs/remotes.md#when-a-remote-fails' },
  permissions: [...permissions, ...office],
  notifications: [
    { key: 'chat.message', textKey: 'notifications.message', to: `${MESSAGING}/chats/:senderId` },
    { key: 'chat.open-message', textKey: 'notifications.openMessage', to: `${MESSAGING}/chats/:place` },
    { key: 'office.asked', textKey: 'notifications.asked', to: `${MESSAGING}/office/:chatId` },
    { key: 'office.answered', textKey: 'notifications.answered', to: `${MESSAGING}/chats/0` },
  ],
  permissionGroups: [
    { group: 'messaging', labelKey: 'permissionGroups.messaging', actions: { office: 'permissions.office' } },
  ],
  routes: [
    ...list('chats', [own]),
    ...list('leader', [`${own}&role=leader`]),
    ...list('teacher', [`${own}&role=teacher`]),
    ...list('student', [`${own}&role=student`]),
    ...list('office', ['office?status=open'], [], office),
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
  palette: [
    {
      id: 'office',
      order: 10,
      labelKey: 'palette.office',
      synonymsKey: 'synonyms.office',
      to: `${MESSAGING}/office`,
      icon: 'message-circle',
      permissions: office,
    },
    {
      id: 'write-to-academy',
      order: 20,
      labelKey: 'palette.writeToAcademy',
      to: `${MESSAGING}/chats/0`,
      icon: 'message-circle',
      permissions,
      only: ['guest', 'student'],
    },
    {
      id: 'chats-of-others',
      order: 21,
      labelKey: 'palette.log',
      synonymsKey: 'synonyms.log',
      to: `${MESSAGING}/log`,
      icon: 'message-circle',
      permissions,
      only: ['admin', 'super-admin'],
    },
  ],
  search: [{ kind: 'chat', labelKey: 'menu.messaging.label', to: `${MESSAGING}/chats/:id`, icon: 'message-circle' }],
  slots: [
    { slot: 'menu.badge', id: 'unread', part: 'unread-badge', entry: 'messaging', order: 10, permissions },
    { slot: 'home.attention', id: 'home-office', part: 'home-office', order: 5, permissions: office },
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
