import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAssignment, aPicture, serveAssignments } from '#/testing/assignments.ts';
import { aClassDetail, serveClass } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/30';
const section = async () => within(await screen.findByRole('region', { name: 'Assignments' }));

test('the page of a class has its assignments, which a parent opens', async () => {
  signInAs('guest');
  serveClass(aClassDetail({ id: '30' }));
  const searches = serveAssignments([anAssignment({ id: '4', assignmentFile: aPicture })]);
  const sent = take('post', 'assignments/4/seen', { data: anAssignment({ id: '4' }) });
  const { user } = await renderAt(PATH);
  await user.click((await section()).getByRole('button', { name: 'Page 12' }));
  expect(await screen.findByRole('dialog', { name: 'Large view' })).toBeTruthy();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(String(searches[0])).toBe('class_id=30&limit=50');
  expect(screen.queryByRole('link', { name: 'Add assignment' })).toBeNull();
});

test('a teacher without assignments is led to the form', async () => {
  signInAs('teacher');
  serveClass(aClassDetail({ id: '30' }));
  serveAssignments([]);
  await renderAt(PATH);
  const link = (await section()).getByRole<HTMLAnchorElement>('link', { name: 'Add assignment' });
  expect(link.pathname).toBe('/dashboard/classes/30/assignments');
});
