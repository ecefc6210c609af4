import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aRow, serveForms } from '#/testing/forms.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/forms';

async function menuOf(user: Awaited<ReturnType<typeof renderAt>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Admission' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

test('forms are listed with their questions, submissions and state', async () => {
  signInAs('admin');
  const searches = serveForms([aRow()]);
  await renderAt(PATH);
  const row = await screen.findByRole('row', { name: /Admission/ });
  for (const text of ['4', '12', '2 unread', 'Open']) expect(within(row).getByText(text)).toBeTruthy();
  expect(String(searches[0])).toBe('page=1&limit=10');
  expect(screen.getByRole('link', { name: 'Add form' })).toBeTruthy();
});

test('a form without unread submissions has no empty link', async () => {
  signInAs('admin');
  serveForms([aRow({ unread: 0 })]);
  await renderAt(PATH);
  const row = await screen.findByRole('row', { name: /Admission/ });
  expect(
    within(row)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Admission', '12']);
});

test('a viewer who can only read forms has no actions', async () => {
  signInAs('reader');
  serveForms([aRow({ may: { edit: false, delete: false, viewSubmissions: true } })]);
  const { user } = await renderAt(PATH);
  expect(await menuOf(user)).toEqual(['Submissions', 'View', 'Copy link']);
  expect(screen.queryByRole('link', { name: 'Add form' })).toBeNull();
});

test('an admin deletes a form', async () => {
  signInAs('admin');
  serveForms([aRow()]);
  take('delete', 'forms/3');
  const { user } = await renderAt(PATH);
  expect(await menuOf(user)).toEqual(['Edit', 'Submissions', 'View', 'Copy link', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  serveForms([]);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Its submissions are kept/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Form deleted')).toBeTruthy();
  expect(await screen.findByText('Forms will appear here')).toBeTruthy();
});

test('the address of an open form can be copied; a closed form has none', async () => {
  signInAs('reader');
  serveForms([aRow({ may: { edit: false, delete: false, viewSubmissions: true } })]);
  const { user, unmount } = await renderAt(PATH);
  await menuOf(user);
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/submit-forms/3');
  unmount();
  serveForms([aRow({ open: false, may: { edit: false, delete: false, viewSubmissions: true } })]);
  const again = await renderAt(PATH);
  expect(await menuOf(again.user)).toEqual(['Submissions']);
});

test('a form that could not be deleted stays, and the dialog shows an error', async () => {
  signInAs('admin');
  serveForms([aRow()]);
  reject('delete', 'forms/3', 422);
  const { user } = await renderAt(PATH);
  await menuOf(user);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The form could not be deleted. Please try again.')).toBeTruthy();
});
