import { useNotificationTexts } from '@academy/shared-auth';
import {
  notificationSourceForTest,
  provideNotificationTexts,
  signInForTest,
  startTestI18n,
} from '@academy/shared-auth/testing';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import ar from '#locales/ar/subscriptions.json';
import en from '#locales/en/subscriptions.json';
import remote from '../remote.ts';

const INVOICES = '/dashboard/subscriptions/invoices';
const params = { studentId: '9', name: 'Maryam', package: 'Eight', kind: 'one_time', count: 2 };

beforeEach(async () => {
  provideNotificationTexts([notificationSourceForTest(remote, { en, ar })]);
  signInForTest({ role: 'guest', roles: ['guest'] }, ['subscriptions.packages.read']);
  await startTestI18n('en', { ui: {} });
});

const worded = (key: string, count = 2) =>
  renderHook(useNotificationTexts).result.current({ key, relatedId: '70', params: { ...params, count } });
const linkOf = (key: string) => worded(key)?.to;

test.each([
  ['payment.paid', `${INVOICES}?tab=one_time`],
  ['payment.renewed', INVOICES],
  ['payment.failed', INVOICES],
  ['payment.unpaid', INVOICES],
  ['payment.refunded', `${INVOICES}?tab=one_time`],
  ['payment.returned', `${INVOICES}?tab=one_time`],
  ['payment.taken-back', `${INVOICES}?tab=one_time`],
  ['purchase.failed', `${INVOICES}?tab=one_time`],
  ['payment.held', `${INVOICES}?tab=one_time&state=held`],
  ['purchase.ends-soon', '/dashboard/subscriptions/packages'],
  ['purchase.card-ends', INVOICES],
  ['hold.unpaid', INVOICES],
  ['purchase.renews-soon', '/dashboard/subscriptions/packages'],
])('%s leads a parent who is a guest to its page', (key, to) => expect(linkOf(key)).toBe(to));

test.each([
  ['en', 1, 'Eight was paid for Maryam: 1 class added'],
  ['en', 8, 'Eight was paid for Maryam: 8 classes added'],
  ['ar', 2, 'دفعة لصالح Maryam مقابل باقة Eight: أُضيفت حصتان'],
  ['ar', 8, 'دفعة لصالح Maryam مقابل باقة Eight: أُضيفت 8 حصص'],
  ['ar', 12, 'دفعة لصالح Maryam مقابل باقة Eight: أُضيفت 12 حصة'],
] as const)('a notification of a payment names in %s its number of classes: %i', async (language, count, text) => {
  await startTestI18n(language, { ui: {} });
  expect(worded('payment.paid', count)?.text.replace(/[\u2068\u2069]/g, '')).toBe(text);
});

test('names and packages in notifications are isolated from the direction of the text around them', () => {
  expect(worded('payment.failed')?.text).toContain('\u2068Maryam\u2069');
});

test('every notification has a link', () => {
  expect(remote.notifications.filter(({ to }) => !to)).toEqual([]);
});
