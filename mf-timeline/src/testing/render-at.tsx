import { createBrowserRouter, RouterProvider } from '@academy/shared-auth/router';
import { startTestI18n } from '@academy/shared-auth/testing';
import { createRemoteModule, Toaster, UiProvider } from '@academy/shared-ui';
import uiAr from '@academy/shared-ui/locales/ar/ui.json';
import uiEn from '@academy/shared-ui/locales/en/ui.json';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import timelineAr from '#locales/ar/timeline.json';
import timelineEn from '#locales/en/timeline.json';

const texts = { en: { timeline: timelineEn, ui: uiEn }, ar: { timeline: timelineAr, ui: uiAr } };

const screens = [
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
];

const slots = [{ id: 'bell', load: () => import('#/features/notification-bell/notification-bell.slot.tsx') }];

/** The bell as the shell draws it in its top bar, beside the page of a path. */
export async function renderBell({ language = 'en' as 'en' | 'ar', isAskedFor = false } = {}) {
  await startTestI18n(language, texts[language]);
  window.history.replaceState(null, '', '/dashboard/elsewhere');
  const remote = createRemoteModule({ name: 'mf-timeline', namespace: 'timeline', screens, slots });
  const Bell = remote.slots.bell;
  if (!Bell) throw new Error('no bell');
  const bar = (
    <Suspense fallback={null}>
      <Bell isAskedFor={isAskedFor} />
    </Suspense>
  );
  const router = createBrowserRouter([{ path: '*', element: bar }]);
  const page = (
    <UiProvider>
      <RouterProvider router={router} />
      <Toaster />
    </UiProvider>
  );
  return { ...render(page), user: userEvent.setup(), path: () => router.state.location.pathname };
}

/** The whole remote, as the shell mounts it, at a path; every call is a page of its own. */
export async function renderAt(path: string, language: 'en' | 'ar' = 'en') {
  await startTestI18n(language, texts[language]);
  window.history.replaceState(null, '', path);
  const { Component, preload } = createRemoteModule({ name: 'mf-timeline', namespace: 'timeline', screens });
  await Promise.all(screens.map((screen) => preload(screen.path)));
  const router = createBrowserRouter([{ path: '*', Component }]);
  const page = (
    <UiProvider>
      <RouterProvider router={router} />
      <Toaster />
    </UiProvider>
  );
  return { ...render(page), user: userEvent.setup(), path: () => router.state.location.pathname };
}
