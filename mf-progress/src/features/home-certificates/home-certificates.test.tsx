import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderInPage } from '#/testing/render-at.tsx';
import { serve, takeBodies } from '#/testing/server.ts';

beforeEach(() => void signInForTest({ role: 'leader', roles: ['leader'] }, ['classes.report.create']));
const open = () => renderInPage('home.widget', ({ place }) => place({}), 'en', 'home-certificates');
const waiting = (id: number, juz: number) => ({
  id: String(id),
  juz,
  student: { id: String(id), name: `Student ${id}` },
  proposedBy: { id: '5', name: 'Salma' },
  proposedAt: '2026-11-20T09:00:00.000Z',
});

beforeEach(() => void serve('progress/re-teaching', { data: [] }));

test('the start page of a leader lists the proposed certificates, each with a link to confirm it', async () => {
  serve('certificates/proposed', { data: [0, 1, 2, 3, 4, 5, 6].map((juz) => waiting(juz + 1, juz)) });
  await open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Student 1' });
  expect(link.pathname).toBe('/dashboard/progress/1');
  expect(link.closest('li')?.textContent).toMatch(/The whole QuranProposed on 20 Nov 2026 by .Salma/);
  expect(screen.getByText('Juz 5')).toBeTruthy();
  expect(screen.queryByText('Juz 6')).toBeNull();
  expect(screen.getByText('and 1 more certificate')).toBeTruthy();
});

test('a leader confirms a certificate on the start page', async () => {
  serve('certificates/proposed', { data: [waiting(1, 30)] });
  const confirmed = takeBodies('put', 'certificates/1/confirm');
  const { user } = await open();
  const look = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Look: \u2068Student 1\u2069, Juz 30' });
  expect(look.pathname).toBe('/dashboard/progress/1');
  await user.click(screen.getByRole('button', { name: 'Confirm: \u2068Student 1\u2069, Juz 30' }));
  serve('certificates/proposed', { data: [] });
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
  await expect.poll(() => screen.queryByText('Certificates to confirm')).toBeNull();
  expect(confirmed).toHaveLength(1);
});

test('without proposed certificates the start page has no such part', async () => {
  const asked = serve('certificates/proposed', { data: [] });
  await open();
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByText('Certificates to confirm')).toBeNull();
});
