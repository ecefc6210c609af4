import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { serveAssignments } from '#/testing/assignments.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { serve } from '#/testing/server.ts';
import { signInAsChild } from '#/testing/sign-in.ts';

const render = (language: 'en' | 'ar' = 'en') => renderInSlot('home.widget', {}, language, 'home-child-work');
beforeEach(() => void signInAsChild());

test('a child has a large button for each assignment to hand in (D141)', async () => {
  serve('assignments', { data: [{ id: '4', title: 'Page 12' }], total: 1 });
  await render();
  const link = await screen.findByRole('link', { name: 'Page 12' });
  expect(link.getAttribute('href')).toBe('/dashboard/classes/my-assignments/4');
  expect(screen.queryByRole('link', { name: /more/ })).toBeNull();
});

test('assignments that the card does not show are counted, with a link to all', async () => {
  serve('assignments', { data: ['4', '5', '6'].map((id) => ({ id, title: `Page ${id}` })), total: 5 });
  await render();
  const link = await screen.findByRole('link', { name: 'and 2 more' });
  expect(link.getAttribute('href')).toBe('/dashboard/classes/my-assignments');
});

test.each([
  ['en', 'Everything is handed in. Well done!'],
  ['ar', 'سُلِّم كل شيء. أحسنت!'],
] as const)('a child who has handed in everything is praised: %s', async (language, words) => {
  serveAssignments([]);
  await render(language);
  expect(await screen.findByText(words)).toBeTruthy();
});
