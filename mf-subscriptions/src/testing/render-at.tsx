import { remoteTests } from '@academy/shared-ui/testing';
import ar from '#locales/ar/subscriptions.json';
import en from '#locales/en/subscriptions.json';
import declared from '../../remote.ts';

export const { renderAt, renderInSlot } = remoteTests(
  declared,
  { en, ar },
  {
    page: (feature, page) => import(`../features/${feature}/${page}.page.tsx`),
    slot: (feature, part) => import(`../features/${feature}/${part}.slot.tsx`),
  },
);
