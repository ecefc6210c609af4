import type { defineRemote } from '@academy/shared-auth/contract';
import { documentsSize } from '../src/safety/components/documents-size.ts';
import type { Contribution } from './contribution.ts';

const OWN = '/profile/documents';
const permissions = ['users.read'];

/** Documents of teachers (D145). */
export const documents: Contribution = {
  notifications: [
    {
      key: 'document.ending',
      textKey: 'notifications.documentEnding',
      to: OWN,
      orTo: '/dashboard/users/teacher/:relatedId?tab=documents',
    },
  ],
  routes: [
    { path: OWN, screen: 'own-documents', titleKey: 'documents.own.title', skeleton: 'form', roles: ['teacher'] },
  ],
  palette: [
    {
      id: 'own-documents',
      labelKey: 'documents.own.title',
      synonymsKey: 'synonyms.documents',
      to: OWN,
      icon: 'shield-check',
      order: 96,
      only: ['teacher'],
    },
  ],
};

/** On the page of a teacher; the API gives them to admins alone. */
export const documentTabs: NonNullable<Parameters<typeof defineRemote>[0]['slots']> = [
  {
    slot: 'person.tab',
    id: 'documents',
    part: 'person-documents',
    labelKey: 'documents.title',
    order: 50,
    permissions,
    only: ['admin', 'super-admin'],
    when: { role: ['teacher'] },
    size: documentsSize,
  },
];
