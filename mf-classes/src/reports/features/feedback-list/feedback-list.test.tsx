import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anAnswer, serveFeedback } from '#/testing/feedback.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/feedback';
beforeEach(() => signInAs('leader'));

test('the list shows each feedback with its author and the teacher', async () => {
  serveFeedback([anAnswer({ id: '1', score: 2, words: 'Too fast' })]);
  await renderAt(PATH);
  expect(await screen.findByText('2 of 5')).toBeTruthy();
  for (const text of ['Too fast', 'Layla Mansour', 'Salma Haddad', '\u2068Nura Mansour\u2069, after the third class'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Layla Mansour' }).getAttribute('href')).toBe('/dashboard/users/student/12');
});

test('a row on a phone shows the full comment and its author', async () => {
  const size = (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM;
  size.setViewport({ width: 390 });
  serveFeedback([anAnswer({ id: '1', score: 2, words: 'Too fast for a child of six' })]);
  await renderAt(PATH);
  const words = await screen.findByText('Too fast for a child of six');
  size.setViewport({ width: 1024 });
  expect(getComputedStyle(words).whiteSpace).not.toBe('nowrap');
  expect(words.closest('li')?.textContent).toContain('Nura Mansour');
});

test('feedback that needs no attention has no column of actions', async () => {
  serveFeedback([
    anAnswer({ id: '1', score: 4 }),
    anAnswer({ id: '2', score: 1, handledAt: '2026-11-21T10:00:00.000Z' }),
  ]);
  await renderAt(PATH);
  expect(await screen.findByText('4 of 5')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});

test('feedback with a low score is marked as dealt with', async () => {
  serveFeedback([anAnswer({ id: '1', score: 1 })]);
  const handled = take('put', 'feedback/1/handled');
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as handled' }));
  await waitFor(() => expect(handled).toHaveLength(1));
});

test('the address filters the list to feedback that needs attention', async () => {
  const searches = serveFeedback([]);
  await renderAt(`${PATH}?state=low`);
  expect(await screen.findByText('Nothing to follow up')).toBeTruthy();
  expect(searches.at(-1)?.get('state')).toBe('low');
});
