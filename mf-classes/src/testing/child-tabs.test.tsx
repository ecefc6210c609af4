import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveClasses } from './classes.ts';
import { renderAt } from './render-at.tsx';
import { serveReports } from './reports.ts';
import { serve } from './server.ts';
import { signInAs, signInAsParent } from './sign-in.ts';

const child = (id: string, name: string) => ({ id, name, relationship_type: 'parent', student: null });
const serveChildren = (...children: ReturnType<typeof child>[]) => serve('own-profile', { data: { children } });
const two = [child('12', 'Layla'), child('13', 'Zayd')];

test("a parent of two switches children with one touch, and the list loads that child's classes", async () => {
  signInAsParent();
  serveChildren(...two);
  serveClasses([]);
  const searches = serveReports([]);
  const { user } = await renderAt('/dashboard/classes/daily-reports');
  const tabs = within(await screen.findByRole('navigation', { name: 'Child' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All', 'Layla', 'Zayd']);
  await user.click(tabs.getByRole('link', { name: 'Zayd' }));
  expect(tabs.getByRole('link', { name: 'Zayd' }).getAttribute('aria-current')).toBe('page');
  expect(searches.map((search) => search.get('student_id'))).toEqual([null, '13']);
});

test('the chosen child stays when the status of the classes changes', async () => {
  signInAsParent();
  serveChildren(...two);
  const searches = serveClasses([]);
  const { user } = await renderAt('/dashboard/classes/my-classes?student_id=13');
  await user.click(await screen.findByRole('link', { name: 'Ended' }));
  await screen.findByText('No class has been held yet');
  expect(searches.at(-1)?.get('student_id')).toBe('13');
  expect(searches.at(-1)?.get('status')).toBe('ended');
});

test('a parent of one child has no tabs of children', async () => {
  signInAsParent();
  serveChildren(child('12', 'Layla'));
  serveClasses([]);
  await renderAt('/dashboard/classes/my-classes');
  expect(await screen.findByText('No class is scheduled')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Child' })).toBeNull();
});

test('a student’s list ignores a child in the address', async () => {
  signInAs('student');
  const searches = serveClasses([]);
  await renderAt('/dashboard/classes/my-classes?student_id=13');
  expect(await screen.findByText('No class is scheduled')).toBeTruthy();
  expect(searches[0]?.get('student_id')).toBeNull();
});
