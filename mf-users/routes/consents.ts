import type { Contribution } from './contribution.ts';

const TEXTS = '/dashboard/legal-texts';
const ADMINS = ['admin', 'super-admin'];

/** What people accept: texts and consents. */
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
    {
      path: TEXTS,
      screen: 'legal-texts',
      titleKey: 'legalTexts.header.title',
      permissions: ['users.read'],
      roles: ADMINS,
      skeleton: 'list',
      data: ['legal-texts?page=1&per_page=10'],
    },
    {
      path: `${TEXTS}/:id/missing`,
      screen: 'missing-consents',
      titleKey: 'missingConsents.header.title',
      permissions: ['users.read'],
      roles: ADMINS,
      skeleton: 'list',
    },
    {
      path: `${TEXTS}/publish`,
      screen: 'legal-text-form',
      titleKey: 'legalTexts.publish.title',
      permissions: ['users.update'],
      roles: ADMINS,
      skeleton: 'form',
      data: ['legal-texts/current'],
    },
  ],
  menu: [
    {
      id: 'legal-texts',
      labelKey: 'legalTexts.menu',
      to: TEXTS,
      icon: 'scale',
      order: 93,
      permissions: ['users.read'],
      only: ADMINS,
    },
  ],
  palette: [
    { id: 'consents', labelKey: 'consents.header.title', to: '/profile/consents', icon: 'scale', order: 93 },
    {
      id: 'legal-texts',
      labelKey: 'legalTexts.menu',
      synonymsKey: 'synonyms.legal',
      to: TEXTS,
      icon: 'scale',
      order: 93,
      permissions: ['users.read'],
      only: ADMINS,
    },
    {
      id: 'publish-legal-text',
      labelKey: 'legalTexts.publish.title',
      synonymsKey: 'synonyms.legal',
      to: `${TEXTS}/publish`,
      icon: 'scale',
      order: 93,
      permissions: ['users.update'],
      only: ADMINS,
    },
  ],
};
