import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { type MergePreview, mergeCounts, mergePreviewSchema } from '#/people/api/merge.ts';
import { signInAs } from '#/testing/people.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, reject, server, serveUsers, takeBodies } from '#/testing/server.ts';

const kept = aUser({ id: '21', name: 'Danielle Ibrahim', role: 'guest', roles: ['guest'] });
const gone = aUser({ id: '22', name: 'Danielle I.', role: 'guest', roles: ['guest'] });
const PAGE = '/dashboard/users/guest/21/merge';

const anAccount = (user: typeof kept, about: Partial<MergePreview['kept']> = {}) => ({
  ...{ id: user.id, name: user.name, email: user.email, email_status: 'verified', handle: null, phone: null },
  ...{ timezone: 'America/New_York', role: 'guest', code: null, remaining_classes: 0 },
  ...{ created_at: '2026-03-02T09:00:00.000Z', last_used_at: null },
  counts: Object.fromEntries(mergeCounts.map((name) => [name, 0])),
  ...about,
});

function servePreview(reasons: object[] = []) {
  const counts = { ...anAccount(kept).counts, classes: 7, conversations: 2 };
  server.use(
    http.get('*/api/users/21/merge', () =>
      HttpResponse.json(
        v.parse(mergePreviewSchema, {
          data: {
            kept: anAccount(kept, { counts } as never),
            gone: anAccount(gone, { phone: '+12025550123' }),
            reasons,
          },
        }),
      ),
    ),
  );
}

beforeEach(() => {
  signInAs('admin', ['users.read', 'users.update', 'users.merge']);
  serveUsers([kept, gone]);
});

const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement);

test('both accounts are shown side by side, and the chosen values are sent', async () => {
  servePreview();
  const sent = takeBodies('post', 'users/21/merge');
  const { user, path } = await renderAt(`${PAGE}?with=22`);
  expect((await rowOf('Classes')).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['7', '0']);
  expect(screen.queryByRole('rowheader', { name: 'Certificates' })).toBeNull();
  expect((await rowOf('Phone')).queryByRole('radio')).toBeNull();
  await user.click((await rowOf('Email')).getByRole('radio', { name: 'person22@academy.test' }));
  await user.click(screen.getByRole('button', { name: 'Merge these accounts' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Merge these accounts' }));
  await waitFor(() => expect(path()).toBe('/dashboard/users/guest/21'));
  expect(sent).toEqual([{ other: '22', name: 'kept', email: 'gone', phone: 'gone', timezone: 'kept' }]);
});

test('the reasons against a merge stand in place of the button, with links to the classes', async () => {
  const classes = [{ id: '5', starts_at: '2040-03-01T15:00:00.000Z' }];
  servePreview([
    { reason: 'overlap', of: 'both', classes },
    { reason: 'hold', of: 'gone', classes: [] },
  ]);
  await renderAt(`${PAGE}?with=22`);
  await screen.findByText(/^Upcoming classes are at the same time/);
  expect(screen.getByRole('link', { name: /^1 Mar/ }).getAttribute('href')).toBe('/dashboard/classes/5');
  expect(screen.getByRole('link', { name: 'Goes: Danielle I.' }).getAttribute('href')).toBe(
    '/dashboard/users/guest/22',
  );
  expect(screen.queryByRole('button', { name: 'Merge these accounts' })).toBeNull();
});

test('the other account is found by its name, and the accounts can be swapped', async () => {
  servePreview();
  const { user } = await renderAt(PAGE);
  await user.type(await screen.findByRole('combobox', { name: 'The other account' }), 'Danielle I.');
  await user.click(await screen.findByRole('option', { name: /^Danielle I\./ }));
  const swap = await screen.findByRole('link', { name: 'Swap the accounts' });
  expect(swap.getAttribute('href')).toBe('/dashboard/users/guest/22/merge?with=21');
});

test('an account that cannot be chosen is named with the reason', async () => {
  reject('get', 'users/21/merge', 422, { code: 'invalid', fields: [{ path: 'other', code: 'same', message: '' }] });
  await renderAt(`${PAGE}?with=21`);
  await screen.findByText('This is the same account. Choose another one.');
});

test('the page is in Arabic', async () => {
  servePreview();
  await renderAt(`${PAGE}?with=22`, 'ar');
  await screen.findByRole('button', { name: 'دمج الحسابين' });
});

test('the page of a merged account leads to the one that stayed', async () => {
  server.use(
    http.get('*/api/users/99', () =>
      HttpResponse.json({ code: 'not_found', message: 'User not found', data: { merged_into: '21' } }, { status: 404 }),
    ),
  );
  const { path } = await renderAt('/dashboard/users/guest/99');
  await waitFor(() => expect(path()).toBe('/dashboard/users/guest/21'));
});
