import { useNotificationTexts } from '@academy/shared-auth';
import {
  notificationSourceForTest,
  provideNotificationTexts,
  signInForTest,
  startTestI18n,
} from '@academy/shared-auth/testing';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import ar from '#locales/ar/messaging.json';
import en from '#locales/en/messaging.json';
import remote from '../remote.ts';

beforeEach(() => {
  provideNotificationTexts([notificationSourceForTest(remote, { en, ar })]);
  signInForTest({ role: 'student', roles: ['student'] }, ['messaging.read']);
});
afterEach(() => provideNotificationTexts([]));

test.each([
  ['en', 'New message from Maryam'],
  ['ar', 'رسالة جديدة من Maryam'],
] as const)(
  'a notification of an unread message has its text in %s, and leads to the conversation',
  async (language, text) => {
    await startTestI18n(language, { ui: {} });
    const notification = { key: 'chat.message', relatedId: '9', params: { senderId: '9', name: 'Maryam', count: 1 } };
    const worded = renderHook(useNotificationTexts).result.current(notification);
    expect(worded?.text.replace(/[\u2068\u2069]/g, '')).toBe(text);
    expect(worded?.to).toBe('/dashboard/messaging/chats/9');
  },
);
