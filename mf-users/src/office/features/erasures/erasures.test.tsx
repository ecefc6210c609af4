import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anErasure, serveErasures } from '#/account/testing/personal-data.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/erasures';
const open = { decide: true, withdraw: false };

beforeEach(() => {
  signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.delete']);
});

async function choose(language: 'en' | 'ar', action: string) {
  const { user } = await renderAt(PAGE, language);
  await screen.findAllByText('Maryam Haddad');
  const row = screen.getAllByRole('row').at(-1) as HTMLElement;
  await user.click(within(row).getAllByRole('button').at(-1) as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return { user, dialog: await screen.findByRole('alertdialog') };
}

test('rejecting an erasure requires a text for the person who requested it', async () => {
  serveErasures([anErasure({ id: '4', may: open })]);
  const sent = takeBodies('put', 'erasures/4/reject', { data: anErasure({ id: '4', state: 'rejected' }) });
  const { user, dialog } = await choose('en', 'Reject');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  within(dialog).getByText('Write a reason');
  await user.type(within(dialog).getByLabelText('Reason'), 'Please call us first');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await screen.findByText('The request was rejected');
  expect(sent).toEqual([{ note: 'Please call us first' }]);
});

test('open items prevent an admin from accepting an erasure, in Arabic', async () => {
  serveErasures([anErasure({ id: '4', may: open })]);
  reject('put', 'erasures/4/approve', 409, { code: 'conflict', data: { subscriptions: 1 } });
  const { user, dialog } = await choose('ar', 'موافقة');
  await user.click(within(dialog).getByRole('button', { name: 'موافقة' }));
  await within(dialog).findByText(/^ما زال هناك اشتراك سارٍ/);
});
