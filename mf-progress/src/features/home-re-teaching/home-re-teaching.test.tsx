import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { duePage } from '#/testing/progress.ts';
import { renderInPage } from '#/testing/render-at.tsx';
import { serve } from '#/testing/server.ts';

beforeEach(() => void serve('certificates/proposed', { data: [] }));
beforeEach(() => void signInForTest({ role: 'teacher', roles: ['teacher'] }, ['classes.report.create']));
const open = () => renderInPage('home.widget', ({ place }) => place({}), 'en', 'home-re-teaching');

test('the start page of a teacher lists by student what must be taught again', async () => {
  const pages = [9, 3, 4, 5, 6, 7].map((page) => ({ ...duePage, page }));
  serve('progress/re-teaching', {
    data: [
      { student: { id: '7', name: 'Hana' }, pages },
      { student: { id: '8', name: 'Adam' }, pages: pages.slice(0, 1) },
    ],
  });
  await open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Hana' });
  expect(link.pathname).toBe('/dashboard/progress/7');
  expect(link.closest('li')?.textContent).toBe('HanaPages: 3, 4, 5, 6, 7 and 1 more');
  expect(screen.getByText('Pages: 9')).toBeTruthy();
});

test('if nothing must be taught again, the start page has no such part', async () => {
  const asked = serve('progress/re-teaching', { data: [] });
  await open();
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByText('To teach again')).toBeNull();
});
