import { defineRemote } from '@academy/shared-auth/contract';

export default defineRemote({
  name: 'mf-timeline',
  version: '1.0.0',
  namespace: 'timeline',
  needs: { shell: '^1.0.0', api: '^1.0.0' },
  permissions: ['timeline.read', 'timeline.create', 'timeline.update'],
  permissionGroups: [{ group: 'timeline', labelKey: 'permissionGroups.timeline' }],
  routes: [
    {
      path: '/dashboard/timeline',
      screen: 'post-feed',
      titleKey: 'feed.header.title',
      permissions: ['timeline.read'],
      skeleton: 'feed',
      data: ['posts?page=1&limit=20'],
    },
    {
      path: '/dashboard/timeline/pending',
      screen: 'pending-posts',
      titleKey: 'pending.header.title',
      permissions: ['timeline.read'],
      roles: ['admin', 'super-admin'],
      skeleton: 'feed',
      data: ['posts?page=1&limit=20&status=pending'],
    },
    {
      path: '/dashboard/timeline/add',
      screen: 'post-form',
      titleKey: 'form.header.title',
      permissions: ['timeline.create'],
      skeleton: 'form',
    },
    {
      path: '/dashboard/timeline/edit/:id',
      screen: 'post-form/edit-post',
      titleKey: 'edit.header.title',
      permissions: ['timeline.update'],
      skeleton: 'form',
    },
    {
      path: '/dashboard/timeline/comments/post/:id',
      screen: 'post-comments',
      titleKey: 'comments.header.title',
      permissions: ['timeline.read'],
      skeleton: 'feed',
    },
    {
      // C6
      path: '/dashboard/timeline/post/:id/visibilty',
      screen: 'post-visibility',
      titleKey: 'visibility.header.title',
      permissions: ['timeline.read'],
      skeleton: 'form',
    },
  ],
  redirects: [{ from: '/dashboard/timeline/post/:id/visibility', to: '/dashboard/timeline/post/:id/visibilty' }],
  menu: [
    {
      id: 'timeline',
      labelKey: 'menu.timeline.label',
      to: '/dashboard/timeline',
      icon: 'newspaper',
      order: 10,
      bottomBar: 1,
      permissions: ['timeline.read'],
    },
  ],
  topBar: [
    { id: 'notifications', slot: 'notification-bell', labelKey: 'notifications.bell.label', icon: 'bell', order: 10 },
  ],
});
