import type { SlotProps } from '@academy/shared-auth/contract';
import { type RemoteUnderTest, renderRemote } from '@academy/shared-ui/testing';
import { type ComponentType, Suspense } from 'react';
import ar from '#locales/ar/messaging.json';
import en from '#locales/en/messaging.json';
import declared from '../../remote.ts';

const remote: RemoteUnderTest = {
  name: 'mf-messaging',
  namespace: 'messaging',
  texts: { en, ar },
  screens: declared.routes.map(({ path, screen }) => ({
    path,
    screen,
    load: () => import('#/features/messaging/messaging.page.tsx'),
  })),
  slots: [{ id: 'unread', load: () => import('#/features/unread-badge/unread-badge.slot.tsx') }],
};

/** The whole remote, as the shell mounts it, at a path, with its counter; every call is a page of its own. */
export async function renderAt(path: string, language: 'en' | 'ar' = 'en') {
  const counted = { last: null as number | null };
  const onCount = (count: number) => {
    counted.last = count;
  };
  const page = await renderRemote(remote, {
    path,
    language,
    draw: ({ Component, slots: { unread } }) => {
      const Badge = unread as ComponentType<SlotProps<'menu.badge'>>;
      return (
        <>
          <Component />
          <Suspense fallback={null}>
            <Badge onCount={onCount} />
          </Suspense>
        </>
      );
    },
  });
  return { ...page, counted };
}
