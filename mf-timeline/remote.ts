import { defineRemote } from '@academy/shared-auth/contract';

const FEED = '/dashboard/timeline';
const POST = `${FEED}/comments/post`;

export default defineRemote({
  name: 'mf-timeline',
  version: '1.0.0',
  namespace: 'timeline',
  needs: { shell: '^1.3.0', api: '^1.0.0' },
  owner: { team: 'timeline', channel: '#timeline', runbook: 'docs/remotes.md#when-a-remote-fails' },
  permissions: ['timeline.read', 'timeline.create', 'timeline.update'],
  permissionGroups: [{ group: 'timeline', labelKey: 'permissionGroups.timeline' }],
  notifications: [
    { key: 'post.pending', textKey: 'notifications.text.pending', to: `${FEED}/pending` },
    { key: 'post.approved', textKey: 'notifications.text.approved', to: `${POST}/:relatedId` },
    { key: 'post.rejected', textKey: 'notifications.text.rejected', to: FEED },
    { key: 'post.removed', textKey: 'notifications.text.removed', to: FEED },
    { key: 'post.liked', textKey: 'notifications.text.liked', to: `${POST}/:relatedId` },
    { key: 'post.commented', textKey: 'notifications.text.commented', to: `${POST}/:postId#comment-:relatedId` },
  ],
  routes: [
    {
      path: FEED,
      screen: 'post-feed',
      titleKey: 'feed.header.title',
      permissions: ['timeline.read'],
      skeleton: 'feed',
      data: ['posts?page=1&limit=20'],
      firstText: { of: 'posts?page=1&limit=20', title: 'user.name', richText: 'text' },
    },
    {
      path: `${FEED}/pending`,
      screen: 'pending-posts',
      titleKey: 'pending.header.title',
      permissions: ['timeline.read'],
      roles: ['admin', 'super-admin'],
      skeleton: 'feed',
      data: ['posts?page=1&limit=20&status=pending'],
      firstText: { of: 'posts?page=1&limit=20&status=pending', title: 'user.name', richText: 'text' },
    },
    {
      path: `${FEED}/add`,
      screen: 'post-form',
      titleKey: 'form.header.title',
      permissions: ['timeline.create'],
      skeleton: 'form',
    },
    {
      path: `${FEED}/edit/:id`,
      screen: 'post-form/edit-post',
      titleKey: 'edit.header.title',
      permissions: ['timeline.update'],
      skeleton: 'form',
    },
    {
      path: `${POST}/:id`,
      screen: 'post-comments',
      titleKey: 'comments.header.title',
      permissions: ['timeline.read'],
      skeleton: 'feed',
    },
    {
      // C6
      path: `${FEED}/post/:id/visibilty`,
      screen: 'post-visibility',
      titleKey: 'visibility.header.title',
      permissions: ['timeline.read'],
      skeleton: 'form',
    },
  ],
  redirects: [{ from: `${FEED}/post/:id/visibility`, to: `${FEED}/post/:id/visibilty` }],
  menu: [
    {
      id: 'timeline',
      labelKey: 'menu.timeline.label',
      to: FEED,
      icon: 'newspaper',
      order: 10,
      bottomBar: 5,
      permissions: ['timeline.read'],
    },
  ],
  palette: [
    {
      id: 'add-post',
      labelKey: 'feed.composer.label',
      synonymsKey: 'synonyms.post',
      to: `${FEED}/add`,
      icon: 'newspaper',
      order: 20,
      permissions: ['timeline.create'],
    },
    {
      id: 'pending-posts',
      labelKey: 'pending.header.title',
      synonymsKey: 'synonyms.pending',
      to: `${FEED}/pending`,
      icon: 'newspaper',
      order: 21,
      permissions: ['timeline.read'],
      only: ['admin', 'super-admin'],
    },
  ],
  slots: [
    {
      slot: 'topbar',
      id: 'notifications',
      part: 'notification-bell',
      labelKey: 'notifications.bell.label',
      icon: 'bell',
      order: 10,
    },
    {
      slot: 'home.attention',
      id: 'home-pending-posts',
      part: 'home-attention',
      order: 10,
      permissions: ['timeline.read'],
      only: ['admin', 'super-admin'],
    },
  ],
});
