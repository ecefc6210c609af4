import type { Contribution } from './contribution.ts';

const TEXTS = '/dashboard/legal-texts';
const ADMINS = ['admin', 'super-admin'];

/** The versions of the texts that people accept. */
export const legalTexts: Contribution = {
  routes: [
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
