import type { Contribution } from './contribution.ts';

const SITE = '/dashboard/site';
const ADMINS = ['admin', 'super-admin'];
const entry = { icon: 'globe', permissions: ['users.update'], only: ADMINS };

/** The texts of the website (D157). */
export const siteTexts: Contribution = {
  routes: [SITE, `${SITE}/faq`].map((path) => ({
    path,
    screen: 'site-texts',
    titleKey: 'site.header.title',
    permissions: ['users.update'],
    roles: ADMINS,
    skeleton: 'form' as const,
  })),
  menu: [{ id: 'site-texts', labelKey: 'site.menu', to: SITE, order: 93.5, ...entry }],
  palette: [
    { id: 'site-texts', labelKey: 'site.menu', synonymsKey: 'synonyms.site', to: SITE, order: 93.5, ...entry },
    {
      id: 'site-faq',
      labelKey: 'site.page.faq',
      synonymsKey: 'synonyms.site',
      to: `${SITE}/faq`,
      order: 93.5,
      ...entry,
    },
  ],
};
