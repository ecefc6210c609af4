import { createBrowserRouter, RouterProvider } from '@academy/shared-auth/router';
import { startTestI18n } from '@academy/shared-auth/testing';
import { createRemoteModule, Toaster, UiProvider } from '@academy/shared-ui';
import uiAr from '@academy/shared-ui/locales/ar/ui.json';
import uiEn from '@academy/shared-ui/locales/en/ui.json';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import messagingAr from '#locales/ar/messaging.json';
import messagingEn from '#locales/en/messaging.json';
import remote from '../../remote.ts';

const texts = { en: { messaging: messagingEn, ui: uiEn }, ar: { messaging: messagingAr, ui: uiAr } };

const screens = remote.routes.map(({ path, screen }) => ({
  path,
  screen,
  load: () => import('#/features/messaging/messaging.page.tsx'),
}));
const badges = [{ id: 'messaging', load: () => import('#/features/unread-badge/unread-badge.slot.tsx') }];

/** The whole remote, as the shell mounts it, at a path, with its counter; every call is a page of its own. */
export async function renderAt(path: string, language: 'en' | 'ar' = 'en') {
  await startTestI18n(language, texts[language]);
  window.history.replaceState(null, '', path);
  const module = createRemoteModule({ name: 'mf-messaging', namespace: 'messaging', screens, badges });
  const { Component, preload } = module;
  await preload(path);
  const counted = { last: null as number | null };
  const onCount = (count: number) => {
    counted.last = count;
  };
  const Badge = module.badges.messaging;
  const element = (
    <>
      <Component />
      <Suspense fallback={null}>{Badge && <Badge onCount={onCount} />}</Suspense>
    </>
  );
  const router = createBrowserRouter([{ path: '*', element }]);
  const page = (
    <UiProvider>
      <RouterProvider router={router} />
      <Toaster />
    </UiProvider>
  );
  const view = await act(async () => render(page));
  return { ...view, router, user: userEvent.setup(), counted, path: () => router.state.location.pathname };
}
