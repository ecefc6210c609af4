import type { Contribution } from './contribution.ts';

/** What people accept. */
export const consents: Contribution = {
  routes: [
    {
      path: '/profile/consents',
      screen: 'consents',
      titleKey: 'consents.header.title',
      skeleton: 'form',
      data: ['consents'],
    },
    ...(['terms', 'privacy', 'monitoring'] as const).map((kind) => ({
      path: `/${kind}`,
      screen: 'legal-text',
      titleKey: `consents.kind.${kind}`,
      layout: 'bare' as const,
      access: 'public' as const,
      data: ['legal-texts/current'],
    })),
  ],
  palette: [
    {
      id: 'consents',
      labelKey: 'consents.header.title',
      to: '/profile/consents',
      icon: 'scale',
      order: 93,
      except: ['child'],
    },
  ],
};
