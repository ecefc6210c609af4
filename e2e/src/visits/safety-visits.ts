import type { Page } from 'playwright/test';
import { aPart } from './parts.ts';
import { firstRow, ofTheFirst, sendEmpty } from './row-visits.ts';
import type { Visit } from './visit.ts';

/** The test's own scripts, which the sandbox of the preview blocks. */
const sandboxed = /Blocked script execution in 'http[^']*\/site\/draft\//;

const CONCERNS = '/dashboard/concerns';

/** The screens of safety, legal texts, personal data and keys. */
export const safetyVisits: Visit[] = [
  ...[false, true].map((phone) => ({
    name: `audit log${phone ? ' on a phone' : ''}`,
    path: '/dashboard/audit',
    as: 'admin' as const,
    phone,
    arrange: firstRow,
  })),
  ...[false, true].map((phone) => ({
    name: `requests for erasure${phone ? ' on a phone' : ''}`,
    path: '/dashboard/erasures',
    as: 'admin' as const,
    phone,
    arrange: firstRow,
  })),
  ...[false, true].map((phone) => ({
    name: `own data of a parent${phone ? ' on a phone' : ''}`,
    path: '/profile/data',
    as: 'parent' as const,
    phone,
    arrange: (page: Page) => page.getByRole('main').locator('select').first().waitFor(),
  })),
  { name: 'terms for everybody', path: '/terms' },
  { name: 'how children are kept safe, for everybody', path: '/safety', phone: true, arrange: aPart },
  { name: 'how children are kept safe, for a parent', path: '/dashboard/safety', as: 'parent', arrange: aPart },
  { name: 'what somebody has accepted', path: '/profile/consents', as: 'parent' },
  ...[false, true].map((phone) => ({
    name: `legal texts${phone ? ' on a phone' : ''}`,
    path: '/dashboard/legal-texts',
    as: 'admin' as const,
    phone,
    arrange: firstRow,
  })),
  {
    name: 'who has not accepted a legal text',
    path: '/dashboard/legal-texts',
    as: 'admin',
    arrange: ofTheFirst((id) => `/dashboard/legal-texts/${id}/missing`, { content: 'h1' }),
  },
  ...[false, true].map((phone) => ({
    name: `texts of the website${phone ? ' on a phone' : ''}`,
    path: '/dashboard/site',
    as: 'admin' as const,
    phone,
    rejection: sandboxed,
    arrange: async (page: Page) => {
      await page.locator('[aria-expanded=false][aria-controls]').nth(1).click();
      await page.getByRole('main').locator('textarea').first().waitFor();
    },
  })),
  {
    name: 'questions of the website',
    path: '/dashboard/site/faq',
    as: 'admin',
    rejection: sandboxed,
    arrange: (page: Page) => page.getByRole('main').locator('iframe').waitFor(),
  },
  { name: 'new version of a legal text', path: '/dashboard/legal-texts/publish', as: 'admin' },
  ...[false, true].map((phone) => ({
    name: `keys of programs${phone ? ' on a phone' : ''}`,
    path: '/dashboard/api-keys',
    as: 'super-admin' as const,
    phone,
    arrange: firstRow,
  })),
  ...[false, true].map((phone) => ({
    name: `new key of a program with the errors of the form${phone ? ' on a phone' : ''}`,
    path: '/dashboard/api-keys/add',
    as: 'super-admin' as const,
    phone,
    arrange: sendEmpty,
  })),
  ...[false, true].map((phone) => ({
    name: `webhooks${phone ? ' on a phone' : ''}`,
    path: '/dashboard/webhooks',
    as: 'super-admin' as const,
    phone,
    arrange: firstRow,
  })),
  ...[false, true].map((phone) => ({
    name: `messages of a webhook${phone ? ' on a phone' : ''}`,
    path: '/dashboard/webhooks',
    at: '/dashboard/webhooks/1',
    as: 'super-admin' as const,
    phone,
    arrange: ofTheFirst((id) => `/dashboard/webhooks/${id}`, { content: '[data-list]' }),
  })),
  ...[false, true].map((phone) => ({
    name: `new webhook with the errors of the form${phone ? ' on a phone' : ''}`,
    path: '/dashboard/webhooks/add',
    as: 'super-admin' as const,
    phone,
    arrange: sendEmpty,
  })),
  {
    name: 'webhook that is edited',
    path: '/dashboard/webhooks',
    at: '/dashboard/webhooks/1/edit',
    as: 'super-admin',
    arrange: ofTheFirst((id) => `/dashboard/webhooks/${id}/edit`, { content: 'form' }),
  },
  ...[false, true].map((phone) => ({
    name: `concerns for a named person${phone ? ' on a phone' : ''}`,
    path: CONCERNS,
    as: 'admin' as const,
    phone,
    arrange: firstRow,
  })),
  {
    name: 'own concerns on a phone',
    path: CONCERNS,
    as: 'parent',
    phone: true,
    arrange: (page) => page.getByRole('main').locator('li a').first().waitFor(),
  },
  ...[false, true].map((phone) => ({
    name: `concern that is written, with the errors of the form${phone ? ' on a phone' : ''}`,
    path: `${CONCERNS}/write`,
    as: 'parent' as const,
    phone,
    arrange: sendEmpty,
  })),
  ...[false, true].map((phone) => ({
    name: `concern with its answers${phone ? ' on a phone' : ''}`,
    path: `${CONCERNS}?status=looked_at`,
    as: 'admin' as const,
    phone,
    arrange: ofTheFirst((id) => `${CONCERNS}/${id}`, { content: 'form textarea' }),
  })),
];
