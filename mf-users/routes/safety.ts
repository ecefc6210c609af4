import type { Contribution } from './contribution.ts';

const INSIDE = '/dashboard/safety';
const page = { screen: 'children-safe', titleKey: 'childrenSafe.title', data: ['safety'] } as const;

/** How children are kept safe, for families and visitors. */
export const safety: Contribution = {
  routes: [
    { ...page, path: INSIDE, skeleton: 'form', data: [...page.data] },
    { ...page, path: '/safety', layout: 'bare', access: 'public', data: [...page.data] },
  ],
  palette: [
    {
      id: 'children-safe',
      labelKey: 'childrenSafe.title',
      synonymsKey: 'synonyms.concerns',
      to: INSIDE,
      icon: 'shield-check',
      order: 94,
      except: ['child'],
    },
  ],
};
