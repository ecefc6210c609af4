import { remoteTests } from '@academy/shared-ui/testing';
import ar from '#locales/ar/forms.json';
import en from '#locales/en/forms.json';
import declared from '../../remote.ts';

const tests = remoteTests(
  declared,
  { en, ar },
  {
    page: (feature, page) => import(`../features/${feature}/${page}.page.tsx`),
    slot: (feature, part) => import(`../features/${feature}/${part}.slot.tsx`),
  },
);
export const { renderAt } = tests;

type OnCount = (count: number) => void;

export const renderWithBadge = (path: string, onCount: OnCount) =>
  tests.renderWithBadge(path, 'unread-submissions', { onCount });

/** The remote's line of the attention list. */
export const renderLine = (onCount: OnCount, language: 'en' | 'ar' = 'en') =>
  tests.renderParts({ 'home-unread-submissions': { onCount } }, { language });

/** The card on the page of a student. */
export const renderWishes = (userId: string) => tests.renderParts({ 'student-wishes': { userId, role: 'student' } });
