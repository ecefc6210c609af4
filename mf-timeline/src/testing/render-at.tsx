import { type NotificationSource, provideNotificationTexts } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { notificationSourceForTest } from '@academy/shared-auth/testing';
import { type RemoteUnderTest, renderRemote } from '@academy/shared-ui/testing';
import { type ComponentType, Suspense } from 'react';
import ar from '#locales/ar/timeline.json';
import en from '#locales/en/timeline.json';
import declared from '../../remote.ts';

type Page = Awaited<ReturnType<RemoteUnderTest['screens'][number]['load']>>;

/** A route's screen is named `feature` or `feature/page`. */
function pageOf(screen: string): Promise<Page> {
  const [feature, page = feature] = screen.split('/');
  return import(`../features/${feature}/${page}.page.tsx`);
}

const remote: RemoteUnderTest = {
  name: 'mf-timeline',
  namespace: 'timeline',
  texts: { en, ar },
  screens: declared.routes.map(({ path, screen }) => ({ path, screen, load: () => pageOf(screen) })),
  slots: [
    { id: 'bell', load: () => import('#/features/notification-bell/notification-bell.slot.tsx') },
    { id: 'line', load: () => import('#/features/home-attention/home-attention.slot.tsx') },
  ],
};

interface ShownBell {
  language?: 'en' | 'ar';
  isAskedFor?: boolean;
  lastCount?: number;
  onCount?: (count: number) => void;
  /** Other remotes that have words for notifications. */
  others?: NotificationSource[];
}

/** The bell as the shell draws it in its top bar, beside the page of a path. */
export function renderBell({ language = 'en', isAskedFor = false, others = [], ...counting }: ShownBell = {}) {
  provideNotificationTexts([notificationSourceForTest(declared, { en, ar }), ...others]);
  return renderRemote(remote, {
    path: '/dashboard/elsewhere',
    language,
    draw: ({ slots: { bell } }) => {
      const Bell = bell as ComponentType<SlotProps<'topbar'>>;
      return (
        <Suspense fallback={null}>
          <Bell isAskedFor={isAskedFor} {...counting} />
        </Suspense>
      );
    },
  });
}

/** The line of the attention list, as on the start page. */
export function renderLine(onCount: (count: number) => void) {
  return renderRemote(remote, {
    path: '/dashboard/elsewhere',
    draw: ({ slots: { line } }) => {
      const Line = line as ComponentType<SlotProps<'home.attention'>>;
      return (
        <Suspense fallback={null}>
          <Line onCount={onCount} />
        </Suspense>
      );
    },
  });
}

/** The whole remote at a path, as the shell mounts it; every call is a new page. */
export const renderAt = (path: string, language: 'en' | 'ar' = 'en') =>
  renderRemote(remote, { path, language, preloadsAll: true });
