import { type RemoteUnderTest, renderRemote } from '@academy/shared-ui/testing';
import { Suspense } from 'react';
import ar from '#locales/ar/timeline.json';
import en from '#locales/en/timeline.json';

const remote: RemoteUnderTest = {
  name: 'mf-timeline',
  namespace: 'timeline',
  texts: { en, ar },
  screens: [
    { path: '/dashboard/timeline', load: () => import('#/features/post-feed/post-feed.page.tsx') },
    { path: '/dashboard/timeline/pending', load: () => import('#/features/pending-posts/pending-posts.page.tsx') },
    { path: '/dashboard/timeline/add', load: () => import('#/features/post-form/post-form.page.tsx') },
    { path: '/dashboard/timeline/edit/:id', load: () => import('#/features/post-form/edit-post.page.tsx') },
    {
      path: '/dashboard/timeline/comments/post/:id',
      load: () => import('#/features/post-comments/post-comments.page.tsx'),
    },
    {
      path: '/dashboard/timeline/post/:id/visibilty',
      load: () => import('#/features/post-visibility/post-visibility.page.tsx'),
    },
  ],
  slots: [{ id: 'bell', load: () => import('#/features/notification-bell/notification-bell.slot.tsx') }],
};

/** The bell as the shell draws it in its top bar, beside the page of a path. */
export function renderBell({ language = 'en' as 'en' | 'ar', isAskedFor = false } = {}) {
  return renderRemote(remote, {
    path: '/dashboard/elsewhere',
    language,
    draw: ({ slots: { bell: Bell } }) => (
      <Suspense fallback={null}>{Bell && <Bell isAskedFor={isAskedFor} />}</Suspense>
    ),
  });
}

/** The whole remote, as the shell mounts it, at a path; every call is a page of its own. */
export const renderAt = (path: string, language: 'en' | 'ar' = 'en') =>
  renderRemote(remote, { path, language, preloadsAll: true });
