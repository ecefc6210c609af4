import type { Page } from 'playwright/test';
import { aroundVisits } from './around-visits.ts';
import { classesVisits } from './classes-visits.ts';
import { doorVisits } from './door-visits.ts';
import { formsVisits } from './forms-visits.ts';
import { homeVisits } from './home-visits.ts';
import { payVisits } from './pay-visits.ts';
import { progressVisits } from './progress-visits.ts';
import { safetyVisits } from './safety-visits.ts';
import { subscriptionsVisits } from './subscriptions-visits.ts';
import { timetableVisits } from './timetable-visits.ts';
import { usersVisits } from './users-visits.ts';
import type { Visit } from './visit.ts';

const PLATFORM = '/dashboard/platform';

const partsOfPlatform = (page: Page) => page.locator('main a[href*="remote="]').first().waitFor();

const firstPost = (page: Page) => page.getByRole('article').first().waitFor();

const conversations = (page: Page) => page.getByRole('main').locator('ul a[href*="/messaging/"]');

const firstConversation = async (page: Page) => {
  await conversations(page).first().click();
  await page.locator('[role=region] li').last().waitFor();
};

/** A conversation of a child with a teacher, in which the parent is. */
const openConversation = async (page: Page) => {
  await page.getByRole('main').locator('ul a[href*="/chats/-"]').first().click();
  await page.locator('[role=region] li').last().waitFor();
};

const editorIsThere = (page: Page) => page.getByRole('textbox').waitFor();

/** Opens an author's menu of actions on their newest post, and chooses the entry at an index. */
const chooseInMenu = (entry: number) => async (page: Page) => {
  await page.locator('article button[aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem').nth(entry).click();
};

/** Every screen, in each of the forms that differ by viewer. */
export const visits: Visit[] = [
  { name: 'landing page', path: '/' },
  ...['signup', 'student', 'reset-password', 'verify-password', 'new-password', 'confirm-email'].map((page) => ({
    name: `${page} page`,
    path: `/auth/${page}`,
  })),
  {
    name: 'sign-in page with its errors',
    path: '/auth/signin',
    arrange: async (page) => {
      await page.getByRole('main').locator('button[type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'feed with the account menu open',
    path: '/dashboard/timeline',
    as: 'student',
    arrange: async (page) => {
      await firstPost(page);
      await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'feed on a phone', path: '/dashboard/timeline', as: 'student', phone: true, arrange: firstPost },
  {
    name: 'comments of a post',
    path: '/dashboard/timeline',
    at: '/dashboard/timeline/comments/post/1',
    as: 'teacher',
    arrange: async (page) => {
      await page.locator('article a[href*="/comments/post/"]').filter({ hasText: /[1-9]/ }).first().click();
      await page.locator('#comments').waitFor();
      await page.getByRole('list').getByRole('listitem').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'menu of an own post',
    path: '/dashboard/timeline',
    as: 'teacher',
    arrange: async (page) => {
      await page.locator('article button[aria-haspopup=menu]').first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'question before a post is deleted',
    path: '/dashboard/timeline',
    as: 'teacher',
    arrange: async (page) => {
      await chooseInMenu(2)(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'post that is edited',
    path: '/dashboard/timeline',
    at: '/dashboard/timeline/edit/1',
    as: 'teacher',
    arrange: async (page) => {
      await chooseInMenu(0)(page);
      await editorIsThere(page);
    },
  },
  {
    name: 'visibility of a post',
    path: '/dashboard/timeline',
    at: '/dashboard/timeline/post/1/visibilty',
    as: 'teacher',
    arrange: async (page) => {
      await chooseInMenu(1)(page);
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'pictures seen large',
    path: '/dashboard/timeline',
    as: 'guest',
    arrange: async (page) => {
      await page.locator('article button[aria-haspopup=dialog]').first().click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'post that is not there',
    path: '/dashboard/timeline/comments/post/999999',
    as: 'student',
    rejection: /status of 404 .*\/api\//,
  },
  { name: 'new post', path: '/dashboard/timeline/add', as: 'student', arrange: editorIsThere },
  { name: 'pending posts', path: '/dashboard/timeline/pending', as: 'admin', arrange: firstPost },
  {
    name: 'conversations on a phone',
    path: '/dashboard/messaging/chats',
    as: 'teacher',
    phone: true,
    arrange: (page) => conversations(page).first().waitFor(),
  },
  ...[false, true].map((phone) => ({
    name: `conversation${phone ? ' on a phone' : ''}`,
    path: '/dashboard/messaging/chats',
    at: '/dashboard/messaging/chats/1',
    as: 'student' as const,
    phone,
    arrange: firstConversation,
  })),
  ...[false, true].map((phone) => ({
    name: `conversation of a child${phone ? ' on a phone' : ''}`,
    path: '/dashboard/messaging/chats',
    at: '/dashboard/messaging/chats/1',
    as: 'parent' as const,
    phone,
    arrange: openConversation,
  })),
  {
    name: 'people to write to',
    path: '/dashboard/messaging/chats',
    as: 'student',
    arrange: async (page) => {
      await page.getByRole('searchbox').click();
      await conversations(page).nth(2).waitFor();
    },
  },
  { name: 'no conversations', path: '/dashboard/messaging/student', as: 'guest' },
  {
    name: 'conversation of others',
    path: '/dashboard/messaging/log',
    at: '/dashboard/messaging/log/1',
    as: 'admin',
    arrange: firstConversation,
  },
  {
    name: 'conversation that is not open to one',
    path: '/dashboard/messaging/chats/999999',
    as: 'student',
    rejection: /status of 404 .*\/api\//,
  },
  ...homeVisits,
  ...usersVisits,
  ...payVisits,
  ...safetyVisits,
  ...classesVisits,
  ...timetableVisits,
  ...formsVisits,
  ...aroundVisits,
  ...subscriptionsVisits,
  ...progressVisits,
  { name: '403 page', path: '/dashboard/timeline/pending', as: 'guest' },
  { name: '404 page of the dashboard', path: '/dashboard/nowhere', as: 'student' },
  { name: '404 page of the site', path: '/nowhere', rejection: /status of 404 .*\/nowhere\)/ },
  {
    name: 'command palette',
    path: '/dashboard/nowhere',
    as: 'student',
    arrange: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'platform', path: PLATFORM, as: 'super-admin', arrange: partsOfPlatform },
  {
    name: 'part of the platform with the errors of a change, on a phone',
    path: `${PLATFORM}?remote=mf-timeline`,
    as: 'super-admin',
    phone: true,
    arrange: async (page) => {
      await page.locator('main h1').waitFor();
      await page.locator('main button').last().click();
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await page.locator('[aria-invalid=true]').waitFor();
    },
  },
  ...doorVisits,
];
