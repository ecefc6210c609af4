import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStep, serveNextSteps } from '#/testing/next-steps.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { signInAsBuyer } from '#/testing/sign-in.ts';

const open = (language: 'en' | 'ar' = 'en') => renderInSlot('home.widget', {}, language, 'home-next-steps');
const stepsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T15:00:00Z'), toFake: ['Date'] });
  signInAsBuyer('student');
});
afterEach(() => void vi.useRealTimers());

test('a student who has paid and has no teacher sees the next steps, in order and with dates (D119)', async () => {
  serveNextSteps(aStep({ student: { id: '1', name: 'Layla' } }));
  await open();
  expect(await screen.findByText(/^Paid on .*26 Nov 2026/)).toBeTruthy();
  expect(stepsOf('What happens now')).toEqual([
    expect.stringMatching(/^The academy will choose your teacher by Friday,? 27 November 2026/),
    expect.stringMatching(/^Tell the academy the level, .*Write to the academy$/),
    expect.stringMatching(/^The first class will be scheduled/),
  ]);
  const write = screen.getByRole('link', { name: 'Write to the academy' });
  expect(write.getAttribute('href')).toMatch(/^\/dashboard\/messaging\/chats\/0\?text=Level/);
});

test('a parent sees one card for each child that is paid for', async () => {
  const teacher = { id: '7', name: 'Salma' };
  const firstClassAt = '2026-11-29T14:00:00.000Z';
  serveNextSteps(
    aStep({ student: { id: '12', name: 'Maryam' } }),
    aStep({ student: { id: '13', name: 'Yusuf' }, teacher, firstClassAt }),
  );
  await open();
  await screen.findAllByRole('region', { name: /^What happens now for/ });
  expect(stepsOf('What happens now for \u2068Maryam\u2069')[0]).toMatch(
    /^The academy will choose a teacher for Maryam/,
  );
  const [chosen, , first] = stepsOf('What happens now for \u2068Yusuf\u2069');
  expect([chosen, first]).toEqual([
    'Salma teaches Yusuf.',
    expect.stringMatching(/^The first class is on .*29 November/),
  ]);
});

test('a teacher who is not chosen in time is mentioned as late, in Arabic too', async () => {
  serveNextSteps(aStep({ student: { id: '1', name: 'ليلى' }, teacherBy: '2026-11-25T12:00:00.000Z' }));
  await open('ar');
  expect(await screen.findByText(/^ما زالت الأكاديمية تختار معلمك.* نعتذر عن التأخير\.$/)).toBeTruthy();
});

test('a user who has paid nothing sees no next steps', async () => {
  serveNextSteps();
  await open();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Place' }).childElementCount).toBe(0));
});
