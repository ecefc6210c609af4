import type { Contribution } from './contribution.ts';

/** Exports of one's own data, and requests to erase it (D123). */
export const ownData: Contribution = {
  routes: [
    {
      path: '/profile/data',
      screen: 'own-data',
      titleKey: 'data.header.title',
      skeleton: 'form',
      data: ['personal-data'],
    },
  ],
  palette: [
    {
      id: 'own-data',
      labelKey: 'data.header.title',
      synonymsKey: 'synonyms.data',
      to: '/profile/data',
      icon: 'download',
      order: 92,
      except: ['child'],
    },
  ],
};
