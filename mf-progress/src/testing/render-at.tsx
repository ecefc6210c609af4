import { remoteTests } from '@academy/shared-ui/testing';
import ar from '#locales/ar/progress.json';
import en from '#locales/en/progress.json';
import declared from '../../remote.ts';

export const { renderAt, renderInPage } = remoteTests(
  declared,
  { en, ar },
  {
    page: (feature, page) => import(`../features/${feature}/${page}.page.tsx`),
    slot: (feature, part) => import(`../features/${feature}/${part}.slot.tsx`),
  },
);
