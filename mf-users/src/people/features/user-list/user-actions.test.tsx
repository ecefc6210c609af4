import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { User } from '#/base/api/users.ts';
import { everybody, layla, salma, signInAs, yusuf } from '#/testing/people.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, reject, server, serveUsers, takeBodies } from '#/testing/server.ts';

type Driver = Awaited<ReturnType<typeof renderAt>>['user'];

/** Opens the menu of a row and chooses from it. */
async function choose(user: Driver, person: RegExp, act: string) {
  await user.click(await screen.findByRole('button', { name: person }));
  await user.click(screen.getByRole('menuitem', { name: act }));
}
/** Chooses an action that opens a dialog; its code loads with the first one. */
async function ask(user: Driver, person: RegExp, act: string) {
  await choose(user, person, act);
  return screen.findByRole('alertdialog');
}
const press = (user: Driver, dialog: HTMLElement, name: string) =>
  user.click(within(dialog).getByRole('button', { name }));

test('deleting a user names the consequences and removes the row', async () => {
  signInAs('admin');
  const { held } = serveUsers(everybody);
  const { user } = await renderAt('/dashboard/users/student');
  const dialog = await ask(user, /Yusuf Karim/, 'Delete');
  screen.getByRole('alertdialog', { name: /^Delete .?Yusuf Karim/ });
  expect(dialog.textContent).toContain('signed out everywhere');
  expect(dialog.textContent).toContain('Posts, messages and classes keep the name.');
  const taken = takeBodies('delete', 'users/11');
  held.users = [layla];
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox'), 'yusuf karim');
  await press(user, dialog, 'Delete');
  await screen.findByText('User deleted successfully');
  await waitFor(() => expect(screen.queryByText('Yusuf Karim')).toBeNull());
  expect(taken).toHaveLength(1);
});

test.each([
  ['en', { data: { future_classes: 3 } }, 'This user still has 3 upcoming classes. Move or cancel them first.'],
  ['en', { data: { future_classes: 1 } }, 'This user still has 1 upcoming class. Move or cancel it first.'],
  ['en', { data: { subscriptions: 1 } }, /^1 subscription of this user still runs\. Deactivate the account: it ends/],
  ['ar', { data: { subscriptions: 1 } }, /ما زال لهذا الحساب اشتراك سارٍ/],
  ['ar', { data: { future_classes: 3 } }, 'ما زالت هناك 3 حصص قادمة. يُرجى نقلها أو إلغاؤها أولًا.'],
  ['en', {}, 'Someone else has changed this. Reload the page and try again.'],
] as const)(
  'a rejected deletion of a user shows the reason and keeps the row (%s, %j)',
  async (language, problem, words) => {
    signInAs('admin');
    serveUsers([yusuf]);
    reject('delete', 'users/11', 409, { code: 'conflict', ...problem });
    const { user } = await renderAt('/dashboard/users/student', language);
    const verb = language === 'ar' ? 'حذف' : 'Delete';
    const dialog = await ask(user, /Yusuf Karim/, verb);
    await user.type(within(dialog).getByRole('textbox'), 'Yusuf Karim');
    await press(user, dialog, verb);
    await within(dialog).findByText(words);
    await press(user, dialog, language === 'ar' ? 'إلغاء' : 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('row', { name: /Yusuf Karim/ })).toBeDefined();
  },
);

test('the last super-admin cannot be deactivated, and a message says so', async () => {
  signInAs('super-admin');
  serveUsers([aUser({ id: '2', name: 'Huda Saleh', role: 'super-admin', roles: ['super-admin'] })]);
  reject('put', 'users/2', 409, { code: 'conflict' });
  const { user } = await renderAt('/dashboard/users/all');
  await press(user, await ask(user, /Huda Saleh/, 'Deactivate'), 'Deactivate');
  await screen.findByText('This is the last active super admin. Give someone else this role first.');
});

test('deactivating a user asks first, reactivating does not', async () => {
  signInAs('admin');
  serveUsers(everybody);
  const { user } = await renderAt('/dashboard/users/student');
  const changed = takeBodies('put', 'users/11');
  await press(user, await ask(user, /Yusuf Karim/, 'Deactivate'), 'Cancel');
  expect(changed).toEqual([]);
  const dialog = await ask(user, /Yusuf Karim/, 'Deactivate');
  expect(dialog.textContent).toContain('can’t sign in until they are reactivated');
  await press(user, dialog, 'Deactivate');
  await screen.findByText(/Yusuf Karim.? can no longer sign in/);
  expect(changed).toEqual([{ active: false }]);
  const back = takeBodies('put', 'users/12');
  await choose(user, /ليلى منصور/, 'Reactivate');
  await screen.findByText(/ليلى منصور.? can sign in again/);
  expect(back).toEqual([{ active: true }]);
});

test('selected users are deactivated one by one, and successes are counted', async () => {
  signInAs('admin');
  serveUsers(everybody);
  const changed = takeBodies('put', 'users/11');
  reject('put', 'users/7', 403, { code: 'forbidden' });
  const { user } = await renderAt('/dashboard/users/all');
  await screen.findByRole('checkbox', { name: 'Select Yusuf Karim' });
  for (const name of ['Yusuf Karim', 'Salma Haddad', 'Test User'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Deactivate 3 users?' });
  await press(user, dialog, 'Deactivate');
  await screen.findByText('1 of 3 were deactivated');
  await screen.findByText('This user has more permissions than you, so you can’t do this.');
  expect(changed).toEqual([{ active: false }]);
});

test.each([
  [200, 'done'],
  [409, 'done'],
  [403, 'rejected'],
])("removing a user's second step asks first, and a rejection stays in the dialog (%i, D120)", async (status, end) => {
  signInAs('admin');
  serveUsers([{ ...yusuf, may: { ...yusuf.may, resetTwoSteps: true } }, layla]);
  const taken = takeBodies('delete', 'users/11/two-steps');
  if (status !== 200) reject('delete', 'users/11/two-steps', status, { code: 'conflict' });
  const { user } = await renderAt('/dashboard/users/student');
  await press(user, await ask(user, /Yusuf Karim/, 'Remove two-step sign-in'), 'Cancel');
  expect(taken).toEqual([]);
  const dialog = await ask(user, /Yusuf Karim/, 'Remove two-step sign-in');
  expect(dialog.textContent).toContain('signed out everywhere');
  await press(user, dialog, 'Remove');
  if (end === 'done') await screen.findByText(/Yusuf Karim.? signs in with the password alone/);
  else await within(dialog).findByText('This user has more permissions than you, so you can’t do this.');
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(end === 'done' ? 0 : 1);
  expect(taken).toHaveLength(status === 200 ? 1 : 0);
});

test.each([
  [200, null],
  [409, /^This user has signed in/],
  [500, 'The invitation could not be sent. Please try again.'],
] as const)('who has not signed in is invited by mail (%i, D87)', async (status, words) => {
  signInAs('admin');
  serveUsers([{ ...yusuf, invitation: 'none', may: { ...yusuf.may, invite: true } }, layla]);
  const sent: string[] = [];
  server.use(
    http.post('*/api/users/11/invitation', ({ request }) => {
      sent.push(request.url);
      return HttpResponse.json({ message: 'Invitation sent' });
    }),
  );
  if (status !== 200) reject('post', 'users/11/invitation', status, { code: 'conflict' });
  const { user } = await renderAt('/dashboard/users/student');
  const dialog = await ask(user, /Yusuf Karim/, 'Invite…');
  expect(dialog.textContent).toContain('person11@academy.test');
  await press(user, dialog, 'Send invitation');
  if (words) await within(dialog).findByText(words);
  else await screen.findByText('Invitation sent to \u2068Yusuf Karim\u2069');
  expect(sent).toHaveLength(status === 200 ? 1 : 0);
});

const mayInvite = <Person extends User>(user: Person): Person => ({
  ...user,
  invitation: 'none',
  may: { ...user.may, invite: true },
});
/** Answers invitations of many; returns what was asked for. */
function takeInvitations(invited: number) {
  const asked: string[] = [];
  server.use(
    http.post('*/api/users/invitations', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ data: { invited } });
    }),
  );
  return asked;
}

test.each([
  [2, '2 invitations sent'],
  [1, '1 invitation sent'],
])('of selected users those are invited who have not signed in: %i of two (D87)', async (sent, done) => {
  signInAs('admin');
  serveUsers([mayInvite(yusuf), mayInvite(layla), salma]);
  const asked = takeInvitations(sent);
  const { user } = await renderAt('/dashboard/users/all');
  await screen.findByRole('checkbox', { name: 'Select Yusuf Karim' });
  for (const name of ['Yusuf Karim', 'ليلى منصور', 'Salma Haddad'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Invite…' }));
  await press(user, await screen.findByRole('alertdialog', { name: 'Invite 2 people?' }), 'Send 2 invitations');
  await screen.findByText(done);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(`ids=${yusuf.id}%2C${layla.id}`);
});

test('a selection without anybody to invite says so, and asks nothing', async () => {
  signInAs('admin');
  serveUsers([salma]);
  const { user } = await renderAt('/dashboard/users/all');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Salma Haddad' }));
  await user.click(screen.getByRole('button', { name: 'Invite…' }));
  await screen.findByText(/^There is nobody to invite here/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['en', 'Invite all 2', 'Send 2 invitations', '2 invitations sent'],
  ['ar', 'إرسال الدعوتين', 'إرسال الدعوتين', 'أُرسلت دعوتان'],
] as const)(
  'all of the list who are not invited yet are invited at once (%s, D87)',
  async (language, act, send, done) => {
    signInAs('admin');
    serveUsers([mayInvite(yusuf), mayInvite(layla)]);
    const asked = takeInvitations(2);
    const { user } = await renderAt('/dashboard/users/student?invitation=none&owes=true', language);
    await user.click(await screen.findByRole('button', { name: act }));
    await press(user, await screen.findByRole('alertdialog'), send);
    await screen.findByText(done);
    const sent = new URLSearchParams(asked[0]);
    expect(['role', 'invitation', 'owes', 'ids'].map((key) => sent.get(key))).toEqual([
      'student',
      'none',
      'true',
      null,
    ]);
  },
);

test('the invitation of all leaves with the filter, and with the last person who is not invited', async () => {
  signInAs('admin');
  const { held } = serveUsers([mayInvite(yusuf)]);
  takeInvitations(1);
  const { user, router } = await renderAt('/dashboard/users/student?invitation=none');
  const act = { name: 'Invite' };
  await screen.findByRole('button', act);
  router.navigate('/dashboard/users/student');
  await waitFor(() => expect(screen.queryByRole('button', act)).toBeNull());
  router.navigate('/dashboard/users/student?invitation=none');
  await user.click(await screen.findByRole('button', act));
  const dialog = await screen.findByRole('alertdialog');
  held.users = [];
  await press(user, dialog, 'Send invitation');
  await screen.findByText('Invitation sent to \u2068Yusuf Karim\u2069');
  await waitFor(() => expect(screen.queryByRole('button', act)).toBeNull());
});

test('an admin sees the academy as a user in this tab, and a view that failed to start says so (D124)', async () => {
  signInAs('admin');
  serveUsers(everybody);
  reject('post', 'users/11/view-as', 409, { code: 'conflict' });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { user } = await renderAt('/dashboard/users/student');
  await choose(user, /Yusuf Karim/, 'View as this user');
  await screen.findByText('The view could not start. Please try again.');
  expect(assign).not.toHaveBeenCalled();
  server.use(http.post('*/api/users/11/view-as', () => HttpResponse.json({ data: { token: 'of the view' } })));
  await choose(user, /Yusuf Karim/, 'View as this user');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  expect(sessionStorage.getItem('view')).toBe('of the view');
  sessionStorage.removeItem('view');
  assign.mockRestore();
});
