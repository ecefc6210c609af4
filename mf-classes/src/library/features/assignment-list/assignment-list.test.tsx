import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAssignment, aPicture, serveAssignments } from '#/testing/assignments.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/my-assignments';
test.each([
  ['student', 'en', 'My assignments'],
  ['teacher', 'en', 'All assignments'],
  ['student', 'ar', 'واجباتي'],
] as const)('the list of assignments has the title of its role: %s (%s)', async (role, language, title) => {
  signInAs(role);
  serveAssignments([]);
  await renderAt(PATH, language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

test('a student who opens an assignment marks it as seen', async () => {
  signInAs('student');
  serveAssignments([anAssignment({ id: '4', assignmentFile: aPicture })]);
  const sent = take('post', 'assignments/4/seen', { data: anAssignment({ id: '4' }) });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Actions for Page 12' }));
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Large view' })).toBeTruthy();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

test('a teacher sees the class of an assignment and whether it was opened, and deletes an own one', async () => {
  signInAs('teacher');
  const by = { id: '12', name: 'Layla Mansour' };
  serveAssignments([
    anAssignment({ id: '4', may: { delete: true, changeDue: false, handIn: false, mark: false } }),
    anAssignment({ id: '5', title: 'Noon', seen: { by, at: '2026-11-21T10:00:00.000Z' } }),
  ]);
  take('delete', 'assignments/4');
  const { user } = await renderAt(PATH);
  expect(within(await screen.findByRole('row', { name: /Noon/ })).getByText(/Seen .*21 Nov/)).toBeTruthy();
  const unseen = within(screen.getByRole('row', { name: /Page 12/ }));
  expect(unseen.getByText('Not seen yet')).toBeTruthy();
  expect(unseen.getByText(/4:00.{1,3}4:30 pm/)).toBeTruthy();
  expect(unseen.getByText(/1:00 pm.? in London/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Actions for Page 12' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Assignment deleted')).toBeTruthy();
});

test('assignments are searched by their title', async () => {
  signInAs('student');
  const searches = serveAssignments([anAssignment({ id: '4' })]);
  await renderAt(`${PATH}?q=page`);
  await screen.findByRole('row', { name: /Page 12/ });
  expect(String(searches[0])).toBe('page=1&limit=10&search=page');
});

test('an empty list of assignments says what will be there', async () => {
  signInAs('student');
  serveAssignments([]);
  await renderAt(PATH);
  expect(await screen.findByText('Assignments will appear here')).toBeTruthy();
});
