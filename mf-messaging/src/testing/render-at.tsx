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
  slots: [
    { id: 'unread', load: () => import('#/features/unread-badge/unread-badge.slot.tsx') },
    { id: 'line', load: () => import('#/features/home-attention/home-attention.slot.tsx') },
    { id: 'office-line', load: () => import('#/features/home-office/home-office.slot.tsx') },
    { id: 'widget', load: () => import('#/features/home-unread/home-unread.slot.tsx') },
  ],
};

function counter() {
  const counted = { last: null as number | null };
  const onCount = (count: number) => {
    counted.last = count;
  };
  return { counted, onCount };
}

/** The whole remote at a path with its counter, as the shell mounts it; every call is a new page. */
export async function renderAt(path: string, language: 'en' | 'ar' = 'en') {
  const { counted, onCount } = counter();
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

/** The line of the attention list, as on the start page of staff. */
export function renderLine(
  onCount: (count: number) => void,
  language: 'en' | 'ar' = 'en',
  part: 'line' | 'office-line' = 'line',
) {
  return renderRemote(remote, {
    path: '/dashboard/elsewhere',
    language,
    draw: ({ slots }) => {
      const Line = slots[part] as ComponentType<SlotProps<'home.attention'>>;
      return (
        <Suspense fallback={null}>
          <Line onCount={onCount} />
        </Suspense>
      );
    },
  });
}

/** The part of all other start pages, with the counter in the menu. */
export async function renderWidget() {
  const { counted, onCount } = counter();
  const page = await renderRemote(remote, {
    path: '/dashboard/elsewhere',
    draw: ({ slots: { unread, widget } }) => {
      const Badge = unread as ComponentType<SlotProps<'menu.badge'>>;
      const Widget = widget as ComponentType<SlotProps<'home.widget'>>;
      return (
        <Suspense fallback={null}>
          <Badge onCount={onCount} />
          <Widget />
        </Suspense>
      );
    },
  });
  return { ...page, counted };
}
