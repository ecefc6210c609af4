import { sessionStore } from '@academy/shared-auth';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aHold, serveHolds } from '#/testing/holds.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { signInAs } from '#/testing/sign-in.ts';

const HOLDS = '/dashboard/holds';

test('a student who is chosen has the pauses on the page, and is in the address', async () => {
  signInAs('leader');
  sessionStore.setState({ scopes: { 'classes.my_classes.update': 'team' } });
  serveSchedule();
  serveHolds([aHold()]);
  const { user, router } = await renderAt(HOLDS);
  expect(screen.queryByRole('heading', { name: 'Pauses', level: 2 })).toBeNull();
  await user.type(screen.getByRole('combobox', { name: 'Student' }), 'Lay');
  await user.click(await screen.findByRole('option', { name: /Layla Mansour/ }));
  expect(await screen.findByText('Travelling')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pause classes' }));
  expect(await screen.findByRole('alertdialog', { name: 'Pause \u2068Layla Mansour\u2069’s classes' })).toBeTruthy();
  expect(router.state.location.search).toBe('?student_id=12');
});

test('the page of pauses tells a teacher that only leaders and admins can pause classes', async () => {
  signInAs('teacher');
  await renderAt(HOLDS, 'ar');
  expect(await screen.findByText('إيقاف الحصص للمشرفين والمديرين')).toBeTruthy();
});
