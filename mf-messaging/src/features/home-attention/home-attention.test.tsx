import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderLine } from '#/testing/render-at.tsx';
import { aChat, serveChats } from '#/testing/server.ts';

beforeEach(() => signInForTest({ role: 'admin', roles: ['admin'] }, ['messaging.read']));

test.each([
  ['en', 'unread messages'],
  ['ar', 'الرسائل غير المقروءة'],
] as const)('unread messages are counted in %s and lead to the conversations', async (language, name) => {
  const counts: number[] = [];
  const { asked } = serveChats([aChat({ id: '1', unread_count: 2 }), aChat({ id: '2', unread_count: 1 })]);
  await renderLine((count) => counts.push(count), language);
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/dashboard/messaging/chats');
  expect(link.previousElementSibling?.textContent).toBe('3');
  expect(counts).toEqual([3]);
  expect(asked).toEqual(['?type=personal_chats']);
});

test('if every message is read, the count is 0 and nothing is drawn', async () => {
  const counts: number[] = [];
  serveChats([aChat({ id: '1' })]);
  await renderLine((count) => counts.push(count));
  await waitFor(() => expect(counts).toEqual([0]));
  expect(screen.queryByRole('link')).toBeNull();
});
