import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveClasses } from '#/testing/classes.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { serveSuggestions } from '#/testing/series.ts';
import { reject } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

test("a student's classes that repeat weekly lead to the form of a series like them, on the viewer’s clock first", async () => {
  signInAs('teacher');
  serveClasses([]);
  // Empties the other parts of the place, which this test is not about.
  reject('get', 'monthly-reports', 403);
  reject('get', 'assignments', 403);
  serveSuggestions();
  await renderInSlot('person.tab', { userId: '12', role: 'student' });
  const link = await screen.findByRole('link', { name: 'Make these weekly classes' });
  expect(link.getAttribute('href')).toBe('/dashboard/classes/my-classes/add-weekly?student_id=12&like=7&minutes=45');
  expect(screen.getByText(/^Already weekly with .*Monday ⁨?(7|8):00/)).toBeTruthy();
  expect(screen.getByText(/Monday ⁨?5:00.* in London$/)).toBeTruthy();
});
