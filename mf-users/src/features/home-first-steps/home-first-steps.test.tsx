import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveFirstSteps } from '#/testing/home.ts';
import { renderWidget } from '#/testing/render-at.tsx';

const permissions = ['users.create', 'subscriptions.packages.create', 'materials.create', 'classes.my_classes.create'];
const signInAs = (id: string, held = permissions) => signInForTest({ id, role: 'admin', roles: ['admin'] }, held);
const heading = (name = 'First steps') => screen.findByRole('heading', { name });

test('an admin of a new academy sees the finished steps, and links to the others', async () => {
  signInAs('1');
  serveFirstSteps('leader');
  await renderWidget('home-first-steps');
  await heading();
  const lines = screen.getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Add a leaderDone',
    'Add a teacher',
    'Add a student',
    'Add a package',
    'Add a material',
    'Schedule a class',
  ]);
  const links = lines.flatMap((line) => within(line).queryAllByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/users/teacher/add',
    '/dashboard/users/student/add',
    '/dashboard/subscriptions/packages/add',
    '/dashboard/lms/add',
    '/dashboard/classes/my-classes/add',
  ]);
});

test('a step that the viewer may not do has no link', async () => {
  signInAs('1', ['users.create']);
  serveFirstSteps('leader', 'teacher');
  await renderWidget('home-first-steps', { language: 'ar' });
  await heading('الخطوات الأولى');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['إضافة طالب']);
});

test('the first steps disappear when all are done', async () => {
  signInAs('1');
  serveFirstSteps('leader', 'teacher', 'student', 'package');
  const { unmount } = await renderWidget('home-first-steps');
  await heading();
  unmount();
  serveFirstSteps('leader', 'teacher', 'student', 'package', 'material', 'class');
  await renderWidget('home-first-steps');
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

test('hidden first steps stay hidden for that user alone', async () => {
  signInAs('1');
  serveFirstSteps();
  const { user, unmount } = await renderWidget('home-first-steps');
  await heading();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  await renderWidget('home-first-steps');
  expect(screen.queryByRole('heading')).toBeNull();
  signInAs('2');
  await renderWidget('home-first-steps');
  await heading();
});
