import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { goal, levels, serveStudent } from '#/testing/progress.ts';
import { renderAt } from '#/testing/render-at.tsx';

test('a family sees the levels of a begun curriculum, its steps, and the certificate of a complete level (D128)', async () => {
  signInForTest({ id: '7', role: 'student', roles: ['student'] }, ['classes.report.read']);
  serveStudent({ levels });
  const { user } = await renderAt('/dashboard/progress');
  const card = within(await screen.findByRole('region', { name: 'Grammar' }));
  card.getByText(/^Passed: 1 of 3/);
  card.getByText(/to repeat: 1/);
  await user.click(card.getByRole('button', { name: 'Show steps: First' }));
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^NounsExcellent · .*Passed$/),
      expect.stringMatching(/^Verbs.*To repeat$/),
      'SentencesNot recorded yet',
    ]),
  );
  expect(card.getByRole('button', { name: 'Second: PDF in English' })).toBeTruthy();
  expect(card.queryByRole('button', { name: 'First: PDF in English' })).toBeNull();
});

test('a beginner without memorised ayahs has the levels and the goals above what will be here', async () => {
  signInForTest({ id: '7', role: 'student', roles: ['student'] }, []);
  serveStudent({ levels, about: { memorised: 0, solid: 0, weak: 0 }, goals: { data: [goal], may: { update: true } } });
  await renderAt('/dashboard/progress');
  const card = await screen.findByRole('region', { name: 'Grammar' });
  const empty = screen.getByText('Nothing memorised yet');
  expect(card.compareDocumentPosition(empty) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Goals' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Days and pages of revision' })).toBeTruthy();
});
