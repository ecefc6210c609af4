import { remoteTests } from '@academy/shared-ui/testing';
import ar from '#locales/ar/messaging.json';
import en from '#locales/en/messaging.json';
import declared from '../../remote.ts';

const tests = remoteTests(
  declared,
  { en, ar },
  {
    page: (feature, page) => import(`../features/${feature}/${page}.page.tsx`),
    slot: (feature, part) => import(`../features/${feature}/${part}.slot.tsx`),
  },
);

function counter() {
  const counted = { last: null as number | null };
  const onCount = (count: number) => {
    counted.last = count;
  };
  return { counted, onCount };
}

/** The whole remote at a path with its counter in the menu. */
export async function renderAt(path: string, language: 'en' | 'ar' = 'en') {
  const { counted, onCount } = counter();
  return { ...(await tests.renderWithBadge(path, 'unread', { onCount }, language)), counted };
}

/** The line of the attention list, as on the start page of staff. */
export const renderLine = (
  onCount: (count: number) => void,
  language: 'en' | 'ar' = 'en',
  part: 'home-unread-messages' | 'home-office' = 'home-unread-messages',
) => tests.renderParts({ [part]: { onCount } }, { language });

/** The part of all other start pages, with the counter in the menu. */
export async function renderWidget() {
  const { counted, onCount } = counter();
  return { ...(await tests.renderParts({ unread: { onCount }, 'home-unread': {} })), counted };
}
