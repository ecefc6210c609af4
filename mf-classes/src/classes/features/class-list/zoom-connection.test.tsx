import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveClasses } from '#/testing/classes.ts';
import { AUTHORIZE_URL, serveZoom } from '#/testing/meetings.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/my-classes';

test('a teacher authorizes Zoom from the list of classes', async () => {
  signInAs('teacher');
  serveClasses([]);
  serveZoom();
  await renderAt(PATH);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Connect Zoom' });
  expect(link.href).toBe(AUTHORIZE_URL);
});

test('a teacher sees the connected Zoom account, and disconnects it after a confirmation', async () => {
  signInAs('teacher');
  serveClasses([]);
  const zoom = serveZoom('Salma');
  const taken = take('delete', 'zoom/authorization');
  const { user } = await renderAt(PATH);
  const part = within(await screen.findByRole('region', { name: 'Zoom' }));
  expect(part.getByText(/with the account .Salma.\./)).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Disconnect' }));
  zoom.takeBack();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect Zoom?' }));
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Zoom disconnected')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Connect Zoom' })).toBeTruthy());
  expect(taken).toHaveLength(1);
});

test('a student, and a teacher of an academy without Zoom, have no Zoom connection on the list', async () => {
  signInAs('teacher');
  serveClasses([]);
  const view = await renderAt(PATH, 'ar');
  expect(await screen.findByRole('heading', { name: 'الحصص' })).toBeTruthy();
  expect(screen.queryByText(/Zoom/)).toBeNull();
  view.unmount();
  signInAs('student');
  serveZoom();
  await renderAt(PATH);
  expect(await screen.findByText('No class is scheduled')).toBeTruthy();
  expect(screen.queryByText(/Zoom/)).toBeNull();
});
