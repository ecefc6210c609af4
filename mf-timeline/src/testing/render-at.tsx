import type { NotificationSource } from '@academy/shared-auth';
import { notificationSourceForTest, provideNotificationTexts } from '@academy/shared-auth/testing';
import { remoteTests } from '@academy/shared-ui/testing';
import ar from '#locales/ar/timeline.json';
import en from '#locales/en/timeline.json';
import declared from '../../remote.ts';

const tests = remoteTests(
  declared,
  { en, ar },
  {
    page: (feature, page) => import(`../features/${feature}/${page}.page.tsx`),
    slot: (feature, part) => import(`../features/${feature}/${part}.slot.tsx`),
  },
);

interface ShownBell {
  language?: 'en' | 'ar';
  isAskedFor?: boolean;
  lastCount?: number;
  onCount?: (count: number) => void;
  /** Other remotes that have words for notifications. */
  others?: NotificationSource[];
}

/** The bell as the shell draws it in its top bar. */
export function renderBell({ language = 'en', isAskedFor = false, others = [], ...counting }: ShownBell = {}) {
  provideNotificationTexts([notificationSourceForTest(declared, { en, ar }), ...others]);
  return tests.renderParts({ notifications: { isAskedFor, ...counting } }, { language });
}

/** The line of the attention list. */
export const renderLine = (onCount: (count: number) => void) =>
  tests.renderParts({ 'home-pending-posts': { onCount } });

/** The whole remote at a path. */
export const renderAt = (path: string, language: 'en' | 'ar' = 'en') => tests.renderAt(path, language, true);
