import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderWidget } from '#/testing/render-at.tsx';
import { aChat, serveChats } from '#/testing/server.ts';

beforeEach(() => signInForTest({ role: 'student', roles: ['student'] }, ['messaging.read']));

test('a part of the start page counts unread messages and leads to the conversations', async () => {
  serveChats([aChat({ id: '1', unread_count: 1 })]);
  await renderWidget();
  const part = await screen.findByRole('region', { name: 'Unread messages' });
  const link = within(part).getByRole('link', { name: 'unread message' });
  expect(link.getAttribute('href')).toBe('/dashboard/messaging/chats');
  expect(within(part).getByText('1')).toBeTruthy();
});

test('if every message is read, the start page has no such part', async () => {
  const { asked } = serveChats([aChat({ id: '1' })]);
  const { counted } = await renderWidget();
  await waitFor(() => expect(counted.last).toBe(0));
  expect(screen.queryByRole('heading')).toBeNull();
  // The counter in the menu sends the same request.
  expect(asked).toHaveLength(1);
});
