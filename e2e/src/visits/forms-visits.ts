import type { Page } from 'playwright/test';
import { firstRow, menuOfTheFirst, sendEmpty } from './row-visits.ts';
import type { Visit } from './visit.ts';

const FORMS = '/dashboard/forms';
/** The test's own scripts, which the sandbox of the preview blocks. */
const sandboxed = /Blocked script execution in 'about:srcdoc'/;
const preview = (page: Page) => page.frameLocator('main iframe').locator('#send');

/** The built-in form: its newest submission puts it first in the list, and each of its submissions has an e-mail. */
const contactForm = (page: Page) =>
  page
    .locator('[data-row]')
    .filter({ hasText: /Contact|تواصل معنا/ })
    .first();
const submissions = (page: Page) => page.locator('[data-row] a[href*="/forms/submissions/"]');
/** A demo form that is open and whose questions no test changes. */
const ownForm = (page: Page) => page.locator('[data-row]').filter({ hasText: 'How was your first month?' });

const builder = async (page: Page) => {
  await ownForm(page).locator('button[aria-haspopup=menu]').click();
  await page.getByRole('menuitem').first().click();
  await preview(page).waitFor();
};

/** Opens the public page of a form in the list. */
const publicPage = async (page: Page) => {
  const href = await ownForm(page).locator('a').first().getAttribute('href');
  await page.goto(`/submit-forms/${/\/forms\/(\d+)/.exec(href ?? '')?.[1]}`);
  await page.locator('#send').waitFor();
};

const LEADS = '/dashboard/leads';
/** The history of a lead, not the breadcrumb trail, which is a list too. */
const LEAD_EVENT = 'main :not(nav) > ol > li';
const openLead = async (page: Page) => {
  await page.locator('[data-row] a[href*="/leads/"]').first().click();
  await page.locator(LEAD_EVENT).first().waitFor();
};

/** The screens of forms and submissions, those of leads, and the page on which visitors fill in a form. */
export const formsVisits: Visit[] = [
  { name: 'forms, and what can be done with one', path: FORMS, as: 'admin', arrange: menuOfTheFirst },
  { name: 'forms on a phone', path: FORMS, as: 'admin', phone: true, arrange: firstRow },
  {
    name: 'form that is edited, with its preview',
    path: FORMS,
    at: '/dashboard/forms/1',
    as: 'admin',
    rejection: sandboxed,
    arrange: builder,
  },
  {
    name: 'new form with its errors, on a phone',
    path: `${FORMS}/add`,
    as: 'admin',
    phone: true,
    rejection: sandboxed,
    arrange: sendEmpty,
  },
  {
    name: 'submissions of a form',
    path: FORMS,
    at: '/dashboard/forms/1/submissions',
    as: 'admin',
    arrange: async (page) => {
      await contactForm(page).locator('a').first().click();
      await submissions(page).first().waitFor();
    },
  },
  {
    name: 'submission',
    path: FORMS,
    at: '/dashboard/forms/submissions/1',
    as: 'admin',
    arrange: async (page) => {
      await contactForm(page).locator('a').first().click();
      await submissions(page).first().click();
      await page.waitForURL(/\/forms\/submissions\/\d+$/);
      await page.locator('main a[href^="mailto:"]').and(page.locator(':not([data-row] *)')).first().waitFor();
    },
  },
  { name: 'public form', path: FORMS, at: '/submit-forms/1', as: 'admin', arrange: publicPage },
  {
    name: 'public form with its errors, on a phone',
    path: FORMS,
    at: '/submit-forms/1',
    as: 'admin',
    phone: true,
    arrange: async (page) => {
      await publicPage(page);
      await page.locator('#send').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'page of the free trial', path: '/free-trial', arrange: async (page) => page.locator('#send').waitFor() },
  {
    name: 'page of the free trial with its errors, on a phone',
    path: '/free-trial',
    phone: true,
    arrange: async (page) => {
      await page.locator('#send').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'leads', path: LEADS, as: 'admin', arrange: firstRow },
  { name: 'leads on a phone', path: LEADS, as: 'admin', phone: true, arrange: firstRow },
  { name: 'statistics of leads', path: `${LEADS}/statistics`, as: 'admin', arrange: firstRow },
  { name: 'lead', path: LEADS, at: '/dashboard/leads/1', as: 'admin', arrange: openLead },
  {
    name: 'trial of a lead with its errors, on a phone',
    path: `${LEADS}?status=new`,
    at: '/dashboard/leads/1/trial',
    as: 'admin',
    phone: true,
    arrange: async (page) => {
      await openLead(page);
      await page.locator('main a[href$="/trial"]').click();
      await page.locator('form button[type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'public form that is not there',
    path: '/submit-forms/999999',
    rejection: /status of 404 .*\/submit-forms\/999999\)/,
  },
];
