import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { rubric, serveRubric, serveToVisit } from '#/testing/visits.ts';

beforeEach(() => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['classes.report.create', 'users.update']);
  serveRubric();
  serveToVisit([]);
});

test('lines are moved, added and removed, and need titles in both languages', async () => {
  const { user, path } = await renderAt('/dashboard/visits/rubric');
  await user.click(await screen.findByRole('button', { name: 'Move line 2 up' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move line 1 up' }));
  expect(screen.getByText('Line 2 is now number 1').closest('[role=status]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  await user.type(screen.getByLabelText('Line 2 in English'), 'Patience');
  await user.click(screen.getByRole('button', { name: 'Save rubric' }));
  expect(await screen.findByText('A title is required')).toBeTruthy();
  await user.type(screen.getByLabelText('Line 2 in Arabic'), 'الصبر');
  reject('put', 'visit-rubric', 409, { code: 'outdated' });
  await user.click(screen.getByRole('button', { name: 'Save rubric' }));
  expect(await screen.findByText(/Someone else has changed the rubric/)).toBeTruthy();
  const sent = take('put', 'visit-rubric');
  await user.click(screen.getByRole('button', { name: 'Save rubric' }));
  await waitFor(() => expect(path()).toBe('/dashboard/visits'));
  expect(sent).toMatchObject([
    { body: { version: 4, lines: [{ id: '2', title: rubric[1]?.title }, { title: { en: 'Patience', ar: 'الصبر' } }] } },
  ]);
});

test('the rubric has a line at least, and the error is at the group of lines', async () => {
  const { user } = await renderAt('/dashboard/visits/rubric');
  await user.click(await screen.findByRole('button', { name: 'Remove line 2' }));
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add line' }));
  await user.click(screen.getByRole('button', { name: 'Save rubric' }));
  const lines = await screen.findByRole('group', { name: 'Lines', description: 'Add at least one line' });
  expect(document.activeElement).toBe(lines);
});
