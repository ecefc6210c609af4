import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anAssignment, serveAssignments } from '#/testing/assignments.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { reject } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

beforeEach(() => {
  signInAs('admin');
  // Empties the other parts of the place, which these tests are not about.
  reject('get', 'classes', 403);
  reject('get', 'monthly-reports', 403);
});
const open = (role = 'student') => renderInSlot('person.tab', { userId: '12', role });

test('the page of a student has the latest assignments with their states (C25)', async () => {
  const searches = serveAssignments([
    anAssignment({ id: '4', title: 'Page 12', hand_in: { created_at: '2026-11-18T08:00:00.000Z', grade: null } }),
    anAssignment({ id: '5', title: 'Page 13', hand_in: { created_at: '2026-11-18T08:00:00.000Z', grade: 'good' } }),
  ]);
  await open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Page 12' });
  expect(link.pathname).toBe('/dashboard/classes/my-assignments/4');
  for (const state of ['Handed in', 'Good']) expect(screen.getByText(state)).toBeTruthy();
  expect(searches[0]?.get('student_id')).toBe('12');
});

test('the page of a student without assignments says so', async () => {
  serveAssignments([]);
  await open();
  expect(await screen.findByText('Assignments will appear here')).toBeTruthy();
});

test("a person's page shows no assignments to a viewer who can read none, and none on a teacher's page", async () => {
  reject('get', 'assignments', 403);
  await open();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Place' }).childElementCount).toBe(0));
});
