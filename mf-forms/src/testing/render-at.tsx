import type { SlotProps } from '@academy/shared-auth/contract';
import { type RemoteUnderTest, renderRemote } from '@academy/shared-ui/testing';
import { type ComponentType, Suspense } from 'react';
import ar from '#locales/ar/forms.json';
import en from '#locales/en/forms.json';
import declared from '../../remote.ts';

type Page = Awaited<ReturnType<RemoteUnderTest['screens'][number]['load']>>;

/** A route's screen is named `feature` or `feature/page`. */
function pageOf(screen: string): Promise<Page> {
  const [feature, page = feature] = screen.split('/');
  return import(`../features/${feature}/${page}.page.tsx`);
}

const remote: RemoteUnderTest = {
  name: 'mf-forms',
  namespace: 'forms',
  texts: { en, ar },
  screens: declared.routes.map(({ path, screen }) => ({ path, screen, load: () => pageOf(screen) })),
  slots: [
    { id: 'badge', load: () => import('#/features/unread-badge/unread-badge.slot.tsx') },
    { id: 'line', load: () => import('#/features/home-attention/home-attention.slot.tsx') },
    { id: 'wishes', load: () => import('#/features/student-wishes/student-wishes.slot.tsx') },
    { id: 'leads', load: () => import('#/features/home-leads/home-leads.slot.tsx') },
  ],
};

/**
 * The remote at a path, as the shell mounts it; every call is a new page. `preloadsAll` is for tests that go on to
 * other screens by themselves.
 */
export const renderAt = (path: string, language: 'en' | 'ar' = 'en', preloadsAll = false) =>
  renderRemote(remote, { path, language, preloadsAll });

/** The remote at a path, together with the count of its menu entry, as the shell mounts both. */
export const renderWithBadge = (path: string, onCount: (count: number) => void) =>
  renderRemote(remote, {
    path,
    preloadsAll: true,
    draw: ({ Component, slots: { badge } }) => {
      const Badge = badge as ComponentType<SlotProps<'menu.badge'>>;
      return (
        <>
          <Suspense fallback={null}>
            <Badge onCount={onCount} />
          </Suspense>
          <Component />
        </>
      );
    },
  });

/** The remote's line of the attention list, as the start page mounts it. */
export function renderLine(onCount: (count: number) => void, language: 'en' | 'ar' = 'en') {
  return renderRemote(remote, {
    path: '/dashboard/elsewhere',
    language,
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

/** The card on the page of a student, as that page mounts it. */
export function renderWishes(userId: string) {
  return renderRemote(remote, {
    path: '/dashboard/elsewhere',
    draw: ({ slots: { wishes } }) => {
      const Wishes = wishes as ComponentType<SlotProps<'person.summary'>>;
      const person = { userId, role: 'student' };
      return (
        <Suspense fallback={null}>
          <Wishes {...person} />
        </Suspense>
      );
    },
  });
}
