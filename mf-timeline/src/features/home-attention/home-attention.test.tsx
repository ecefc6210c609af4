import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLine } from '#/testing/render-at.tsx';
import { aPost, servePosts } from '#/testing/server.ts';

test('pending posts are counted and lead to the page that approves them', async () => {
  signInForTest({ role: 'admin', roles: ['admin'] }, ['timeline.read']);
  const counts: number[] = [];
  servePosts([aPost({ id: '1', status: 'pending' }), aPost({ id: '2', status: 'pending' })]);
  await renderLine((count) => counts.push(count));
  const link = await screen.findByRole('link', { name: 'posts wait for approval' });
  expect(link.getAttribute('href')).toBe('/dashboard/timeline/pending');
  expect(link.previousElementSibling?.textContent).toBe('2');
  expect(counts).toEqual([2]);
});

test('without pending posts the count is 0 and nothing is drawn', async () => {
  signInForTest({ role: 'admin', roles: ['admin'] }, ['timeline.read']);
  const counts: number[] = [];
  servePosts([]);
  await renderLine((count) => counts.push(count));
  await waitFor(() => expect(counts).toEqual([0]));
  expect(screen.queryByRole('link')).toBeNull();
});
