import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anAnswer, serveFeedback } from '#/testing/feedback.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/feedback';
beforeEach(() => signInAs('leader'));

test('the list shows each answer with its author and the teacher', async () => {
  serveFeedback([anAnswer({ id: '1', score: 2, words: 'Too fast' })]);
  await renderAt(PATH);
  expect(await screen.findByText('2 of 5')).toBeTruthy();
  for (const text of ['Too fast', 'Layla Mansour', 'Salma Haddad', 'Nura Mansour'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('a low answer is marked as looked after', async () => {
  serveFeedback([anAnswer({ id: '1', score: 1 })]);
  const handled = take('put', 'feedback/1/handled');
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as looked after' }));
  await waitFor(() => expect(handled).toHaveLength(1));
});

test('the address filters the list to answers that need attention', async () => {
  const searches = serveFeedback([]);
  await renderAt(`${PATH}?state=low`);
  expect(await screen.findByText('Nothing needs a look')).toBeTruthy();
  expect(searches.at(-1)?.get('state')).toBe('low');
});
