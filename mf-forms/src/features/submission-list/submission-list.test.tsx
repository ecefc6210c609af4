import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSubmissionRow, serveSubmissions } from '#/testing/forms.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/forms/3/submissions';

test('submissions are listed with a mark for the unread, below the name of their form', async () => {
  signInAs('reader');
  const searches = serveSubmissions([
    aSubmissionRow(),
    aSubmissionRow({ id: '6', userName: 'Omar', read: true, may: { delete: false } }),
  ]);
  await renderAt(PATH);
  const unread = await screen.findByRole('row', { name: /Layla/ });
  expect(within(unread).getByText('Unread')).toBeTruthy();
  expect(within(unread).getByText('layla@example.test')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Omar/ })).queryByText('Unread')).toBeNull();
  expect(screen.getByText('Admission')).toBeTruthy();
  expect(searches.map(String)).toEqual(['page=1&limit=10']);
});

test('an admin deletes a submission', async () => {
  signInAs('admin');
  serveSubmissions([aSubmissionRow()]);
  take('delete', 'forms/submissions/5');
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Actions for Layla' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Read', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  serveSubmissions([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Submission Deleted')).toBeTruthy();
  expect(await screen.findByText('Submissions will be here')).toBeTruthy();
});
