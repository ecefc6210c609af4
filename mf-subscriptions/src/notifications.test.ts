import { provideNotificationTexts, useNotificationTexts } from '@academy/shared-auth';
import { notificationSourceForTest, signInForTest, startTestI18n } from '@academy/shared-auth/testing';
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

const linkOf = (key: string) => renderHook(useNotificationTexts).result.current({ key, relatedId: '70', params })?.to;

test.each([
  ['payment.paid', `${INVOICES}?tab=one_time`],
  ['payment.renewed', INVOICES],
  ['payment.failed', INVOICES],
  ['payment.refunded', `${INVOICES}?tab=one_time`],
  ['payment.held', `${INVOICES}?tab=one_time&state=held`],
  ['purchase.ends-soon', '/dashboard/subscriptions/packages'],
])('%s leads a parent who is a guest to its page', (key, to) => expect(linkOf(key)).toBe(to));

test('every notification has a link', () => {
  expect(remote.notifications.filter(({ to }) => !to)).toEqual([]);
});
