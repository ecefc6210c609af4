import { useAcademy } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { serveFirstSteps, someSteps } from '#/office/testing/first-steps.ts';
import {
  aText,
  nightGroup,
  serveReach,
  serveSettings,
  someGroups,
  takeLogo,
  takeLogoRemoval,
  takeSettings,
  takeTestMail,
  timeGroup,
  twoStepsGroup,
} from '#/office/testing/settings.ts';
import { renderAt, renderWithWords } from '#/testing/render-at.tsx';
import { aUser, reject, server, serveUsers } from '#/testing/server.ts';

const PAGE = '/dashboard/settings';

beforeEach(() => {
  signInForTest({ role: 'admin', roles: ['admin'] }, ['users.read', 'users.update']);
  serveReach();
});

test('a group sends only what was changed in it', async () => {
  serveSettings();
  const sent = takeSettings();
  const { user } = await renderAt(PAGE);
  const phone = await screen.findByLabelText('Phone');
  await user.type(phone, '+962 6 555 0142');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(sent).toEqual([{ academy_phone: '+962 6 555 0142' }]);
});

test('a number may be typed in Arabic digits, and must be within its limits', async () => {
  serveSettings();
  const sent = takeSettings();
  const { user } = await renderAt(`${PAGE}?group=accounts`);
  const days = await screen.findByLabelText(/Stay signed in/);
  await user.clear(days);
  await user.type(days, '31');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number within the limits')).toBeTruthy();
  await user.clear(days);
  await user.type(days, '٢٠');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ session_days: 20 }]));
});

test('an error of the API is shown at its field', async () => {
  serveSettings();
  reject('put', 'settings', 422, { fields: [{ path: 'academy_phone', code: 'regex', message: 'Wrong' }] });
  const { user } = await renderAt(PAGE);
  const phone = await screen.findByLabelText('Phone');
  await user.type(phone, '0790');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter the number with + and the country code')).toBeTruthy();
});

test('an admin reads the settings that only super admins change', async () => {
  serveSettings();
  await renderAt(`${PAGE}?group=pay`);
  const pay = within(await screen.findByRole('region', { name: 'Pay' }));
  expect(pay.getByText('Only super admins can change these settings.')).toBeTruthy();
  expect(pay.getByText('Yes')).toBeTruthy();
  expect(pay.queryByRole('checkbox')).toBeNull();
});

test.each([
  ['en', 'Someone who is no longer here', /^Remove/],
  ['ar', 'مستخدم لم يعد موجودًا', /^إزالة/],
] as const)(
  'a named person whose account is gone is said to be, and can be removed (%s)',
  async (language, gone, remove) => {
    serveUsers([aUser({ id: '5', name: 'Amal Saleh' })]);
    serveSettings([{ key: 'accounts', settings: [aText({ key: 'concern_people', type: 'people', value: '5,77' })] }]);
    const { user } = await renderAt(`${PAGE}?group=accounts`, language);
    await screen.findByText(gone);
    await screen.findByText('Amal Saleh');
    await user.click(screen.getAllByRole('button', { name: remove }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByText(gone)).toBeNull());
    expect(screen.getByText('Amal Saleh')).toBeTruthy();
  },
);

test('people whom the viewer cannot change are shown by name', async () => {
  serveUsers([aUser({ id: '5', name: 'Amal Saleh' })]);
  const named = { key: 'concern_people', type: 'people', value: '5', may: { edit: false } };
  serveSettings([{ key: 'accounts', settings: [aText(named)] }]);
  await renderAt(`${PAGE}?group=accounts`);
  expect(await screen.findByText('Amal Saleh')).toBeTruthy();
});

test('bank details that cannot be changed keep their lines', async () => {
  const value = 'Jordan Bank\nJO94 CBJO 0010';
  serveSettings([{ key: 'accounts', settings: [aText({ key: 'session_days', value, may: { edit: false } })] }]);
  await renderAt(`${PAGE}?group=accounts`);
  const shown = await screen.findByText(/Jordan Bank/);
  expect([shown.textContent, shown.dir, getComputedStyle(shown).whiteSpace]).toEqual([value, 'auto', 'pre-line']);
});

test('a super admin changes the pay settings', async () => {
  signInForTest({ role: 'super-admin', roles: ['super-admin'] }, ['users.read', 'users.update']);
  serveSettings(someGroups(true));
  const sent = takeSettings(someGroups(true));
  const { user } = await renderAt(`${PAGE}?group=pay`);
  const trial = await screen.findByRole('checkbox', { name: 'Trial classes are paid' });
  await user.click(trial);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ pay_trial: false }]));
});

test('a setting without words on this page is not shown', async () => {
  serveSettings();
  await renderAt(PAGE);
  await screen.findByLabelText('Phone');
  expect(screen.queryByText(/stars/)).toBeNull();
});

test('settings that failed to load are loaded on Retry', async () => {
  reject('get', 'settings', 400);
  const { user } = await renderAt(PAGE);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveSettings();
  await user.click(again);
  expect(await screen.findByLabelText('Phone')).toBeTruthy();
});

test('settings have Arabic words', async () => {
  serveSettings();
  await renderAt(PAGE, 'ar');
  expect((await screen.findByLabelText('الاسم بالإنجليزية')).lang).toBe('en');
});

test("changing the academy's time zone asks for a confirmation", async () => {
  signInForTest({ role: 'super-admin', roles: ['super-admin'] }, ['users.read', 'users.update']);
  serveSettings([timeGroup(true)]);
  const sent = takeSettings([timeGroup(true)]);
  const { user } = await renderAt(`${PAGE}?group=time`);
  const zone = await screen.findByRole('combobox', { name: 'Time zone of the academy' });
  await user.clear(zone);
  await user.type(zone, 'Cairo');
  await user.click(await screen.findByRole('option', { name: /Africa\/Cairo/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Open salary months/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Change the time zone' }));
  await waitFor(() => expect(sent).toEqual([{ academy_zone: 'Africa/Cairo' }]));
});

test("changing the academy's time zone asks nothing while no salary month is open", async () => {
  signInForTest({ role: 'super-admin', roles: ['super-admin'] }, ['users.read', 'users.update']);
  serveSettings([timeGroup(true, [], false)]);
  const sent = takeSettings([timeGroup(true)]);
  const { user } = await renderAt(`${PAGE}?group=time`);
  const zone = await screen.findByRole('combobox', { name: 'Time zone of the academy' });
  await user.clear(zone);
  await user.type(zone, 'Cairo');
  await user.click(await screen.findByRole('option', { name: /Africa\/Cairo/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ academy_zone: 'Africa/Cairo' }]));
});

test('an admin changes the permitted settings of a group, and reads the others', async () => {
  serveSettings([timeGroup(false)]);
  const sent = takeSettings([timeGroup(false)]);
  const { user } = await renderAt(`${PAGE}?group=time`);
  const week = await screen.findByRole('combobox', { name: 'Week starts on' });
  await user.selectOptions(week, 'Monday');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ week_start: 'monday' }]));
  const rest = within(screen.getByRole('region', { name: 'Time: for super admins' }));
  expect(rest.getByText('Asia/Amman')).toBeTruthy();
});

test('an unsaved draft is offered again, unless somebody has changed the group since', async () => {
  serveSettings();
  const { user, unmount } = await renderAt(PAGE);
  await user.type(await screen.findByLabelText('Phone'), '+962 6 555 0142');
  unmount();
  const again = await renderAt(PAGE);
  expect(((await screen.findByLabelText('Phone')) as HTMLInputElement).value).toBe('+962 6 555 0142');
  again.unmount();
  serveSettings(someGroups(false, '2026-11-26T10:00:00.000Z'));
  await renderAt(PAGE);
  expect(((await screen.findByLabelText('Phone')) as HTMLInputElement).value).toBe('');
});

test('a test mail reports its address', async () => {
  serveSettings();
  takeTestMail({ to: 'me@academy.test', sent: true, reason: null });
  const { user } = await renderAt(`${PAGE}?group=reach`);
  await user.click(await screen.findByRole('button', { name: 'Send a test email' }));
  expect(await screen.findByText(/Sent to .*me@academy\.test/)).toBeTruthy();
  expect(screen.getByText('Kept on this computer, not sent')).toBeTruthy();
});

test('a test mail that the server rejects is explained in the server’s words', async () => {
  serveSettings();
  takeTestMail({ to: 'me@academy.test', sent: false, reason: 'Invalid login: 535' });
  const { user } = await renderAt(`${PAGE}?group=reach`);
  await user.click(await screen.findByRole('button', { name: 'Send a test email' }));
  expect(await screen.findByText('Invalid login: 535')).toBeTruthy();
});

test('a chosen logo is sent, and shown beside the name at once', async () => {
  serveSettings();
  const initial = useAcademy.getState();
  const logo = { url: '/api/files/logos/a-40x20.png', width: 40, height: 20 };
  const sent = takeLogo(logo);
  const { user } = await renderAt(PAGE);
  const picture = new File([new Uint8Array([1])], 'logo.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Choose an image', { selector: 'input' }), picture);
  expect(await screen.findByRole('button', { name: 'Change the image' })).toBeTruthy();
  expect(sent).toEqual(['logo.png']);
  useAcademy.setState(initial, true);
});

test('a logo is saved also where the facts of the academy cannot be loaded again', async () => {
  serveSettings();
  takeLogo(null);
  reject('get', 'academy', 500);
  const { user } = await renderAt(PAGE);
  const picture = new File([new Uint8Array([1])], 'logo.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Choose an image', { selector: 'input' }), picture);
  expect(await screen.findByText('Settings saved')).toBeTruthy();
});

test('a logo that the API rejects has an explanation', async () => {
  serveSettings();
  reject('put', 'academy/logo', 415);
  const { user } = await renderAt(PAGE);
  const picture = new File([new Uint8Array([1])], 'logo.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Choose an image', { selector: 'input' }), picture);
  expect(await screen.findByText('Choose a PNG, JPEG, WebP, GIF or AVIF image')).toBeTruthy();
});

test('the error of a failed upload disappears when the logo is removed', async () => {
  serveSettings();
  const initial = useAcademy.getState();
  onTestFinished(() => useAcademy.setState(initial, true));
  useAcademy.setState({ logo: { url: '/api/files/logos/a-40x20.png', width: 40, height: 20 } });
  reject('put', 'academy/logo', 415);
  takeLogoRemoval();
  const { user } = await renderAt(PAGE);
  const picture = new File([new Uint8Array([1])], 'logo.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Choose an image', { selector: 'input' }), picture);
  await screen.findByText('Choose a PNG, JPEG, WebP, GIF or AVIF image');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(screen.queryByText('Choose a PNG, JPEG, WebP, GIF or AVIF image')).toBeNull();
});

test('a viewer who can only read settings gets neither the logo nor a test mail', async () => {
  signInForTest({ role: 'admin', roles: ['admin'] }, ['users.read']);
  serveSettings([nightGroup(false)]);
  const { unmount } = await renderAt(`${PAGE}?group=accounts`);
  const part = within(await screen.findByRole('region', { name: 'Accounts' }));
  expect(part.getByText('Your role does not let you change these settings.')).toBeTruthy();
  expect(part.getByText('10:00 pm')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await renderAt(`${PAGE}?group=reach`);
  expect(await screen.findByText('Sender')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a logo or a test mail that the role does not permit has an explanation', async () => {
  serveSettings();
  reject('put', 'academy/logo', 403);
  reject('post', 'settings/test-mail', 403);
  const { user, unmount } = await renderAt(PAGE);
  const picture = new File([new Uint8Array([1])], 'logo.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Choose an image', { selector: 'input' }), picture);
  const reason = 'Your role does not let you change these settings.';
  expect(await screen.findByText(reason)).toBeTruthy();
  unmount();
  const again = await renderAt(`${PAGE}?group=reach`);
  await again.user.click(await screen.findByRole('button', { name: 'Send a test email' }));
  expect(await screen.findByText(reason)).toBeTruthy();
});

test('a time is typed in the usual format', async () => {
  serveSettings([nightGroup()]);
  const sent = takeSettings([nightGroup()]);
  const { user } = await renderAt(`${PAGE}?group=accounts`);
  const from = await screen.findByLabelText<HTMLInputElement>('Quiet hours from');
  expect(from.value).toBe('10:00 pm');
  await user.clear(from);
  await user.type(from, '9:30 pm');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ quiet_from: '21:30' }]));
});

test('the roles that must use two steps are chosen', async () => {
  serveSettings([twoStepsGroup(true, 'admin')]);
  const sent = takeSettings([twoStepsGroup(true, 'leader,admin')]);
  const { user } = await renderAt(`${PAGE}?group=accounts`);
  const roles = within(await screen.findByRole('group', { name: 'Two-step sign-in for' }));
  expect(roles.getAllByRole<HTMLInputElement>('checkbox', { checked: true })).toHaveLength(1);
  const leaders = roles.getByRole('checkbox', { name: 'Leaders' });
  await user.click(leaders);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ two_steps_roles: 'leader,admin' }]));
});

test.each([
  ['leader,admin', 'Leaders and Admins'],
  ['', 'None'],
])('who may not change the roles that use two steps reads them: "%s"', async (value, text) => {
  serveSettings([twoStepsGroup(false, value)]);
  await renderAt(`${PAGE}?group=accounts`);
  const part = within(await screen.findByRole('region', { name: 'Accounts' }));
  expect(part.getByText(text)).toBeTruthy();
});

test('a change that cannot be saved asks for no confirmation', async () => {
  signInForTest({ role: 'super-admin', roles: ['super-admin'] }, ['users.read', 'users.update']);
  const [number] = someGroups().find(({ key }) => key === 'accounts')?.settings ?? [];
  serveSettings([timeGroup(true, number && [number])]);
  const { user } = await renderAt(`${PAGE}?group=time`);
  const zone = await screen.findByRole('combobox', { name: 'Time zone of the academy' });
  await user.clear(zone);
  await user.type(zone, 'Cairo');
  await user.click(await screen.findByRole('option', { name: /Africa\/Cairo/ }));
  await user.clear(screen.getByLabelText(/Stay signed in/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a whole number')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the settings of another domain have the words of its remote, and are not shown without it', async () => {
  serveSettings();
  const words = {
    group: 'classes',
    title: 'Classes',
    text: 'How long teachers wait.',
    items: { absence_minutes: { label: 'Wait for a student (minutes)', help: 'From the start.' } },
  };
  const { unmount } = await renderAt(PAGE);
  await screen.findByLabelText('Phone');
  expect(screen.queryByRole('link', { name: 'Classes' })).toBeNull();
  unmount();
  await renderWithWords(`${PAGE}?group=classes`, [words]);
  expect(((await screen.findByLabelText(/Wait for a student/)) as HTMLInputElement).value).toBe('15');
});

test('changes in several groups are counted and saved together, or discarded', async () => {
  serveSettings();
  const sent = takeSettings();
  const { user } = await renderAt(PAGE);
  const phone = await screen.findByLabelText('Phone');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  const announced = screen.getAllByRole('status');
  await user.type(phone, '+962 6 555 0142');
  expect(announced).toContain(screen.getByText('1 change'));
  await user.click(screen.getByRole('link', { name: 'Accounts' }));
  const days = await screen.findByLabelText(/Stay signed in/);
  await user.clear(days);
  await user.type(days, '20');
  expect(screen.getByText('2 changes')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Academy\s*Unsaved changes$/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(((await screen.findByLabelText(/Stay signed in/)) as HTMLInputElement).value).toBe('30');
  await user.type(screen.getByLabelText(/Stay signed in/), '{Backspace}{Backspace}7');
  await user.click(screen.getByRole('link', { name: 'Academy' }));
  await user.type(await screen.findByLabelText('Phone'), '+962 6 555 0142');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ session_days: 7, academy_phone: '+962 6 555 0142' }]));
});

test('a wrong value in a group that is not shown opens it at the field', async () => {
  serveSettings();
  const { user } = await renderAt(`${PAGE}?group=accounts`);
  const days = await screen.findByLabelText(/Stay signed in/);
  await user.clear(days);
  await user.type(days, '99');
  await user.click(screen.getByRole('link', { name: 'Academy' }));
  await user.type(await screen.findByLabelText('Phone'), '+962 6 555 0142');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number within the limits')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Stay signed in/)));
});

test('after the jump to a wrong value other groups and searches stay open, until the next attempt', async () => {
  serveSettings();
  const { user } = await renderAt(`${PAGE}?group=accounts`);
  const days = await screen.findByLabelText(/Stay signed in/);
  await user.clear(days);
  await user.type(days, '99');
  await user.click(screen.getByRole('link', { name: 'Academy' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Enter a number within the limits');
  await user.click(screen.getByRole('link', { name: 'Academy' }));
  await user.type(await screen.findByLabelText('Phone'), '+962 6 555 0142');
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a setting' });
  await user.type(search, 'phone');
  expect([search.value, screen.queryByLabelText(/Stay signed in/)]).toEqual(['phone', null]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Stay signed in/)));
  expect(search.value).toBe('');
});

test('a wrong value opens its group again after changes were discarded', async () => {
  serveSettings();
  const { user } = await renderAt(`${PAGE}?group=accounts`);
  for (const isFirst of [true, false]) {
    const days = await screen.findByLabelText(/Stay signed in/);
    await user.clear(days);
    await user.type(days, '99');
    await user.click(screen.getByRole('link', { name: 'Academy' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Stay signed in/)));
    if (isFirst) await user.click(screen.getByRole('button', { name: 'Undo' }));
  }
});

test('the zone that a first step takes is in the form, beside what is typed', async () => {
  signInForTest({ role: 'super-admin', roles: ['super-admin'] }, ['users.read', 'users.update']);
  const groups = [...someGroups(true), timeGroup(true)];
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  serveSettings(groups);
  serveFirstSteps(someSteps());
  const sent = takeSettings(groups);
  server.use(http.get('*/api/time-zones', () => HttpResponse.json({ data: [] })));
  const { user } = await renderAt(PAGE);
  await user.type(await screen.findByLabelText('Phone'), '+962 6 555 0142');
  await user.click(screen.getByRole('link', { name: /^First steps/ }));
  serveFirstSteps(someSteps({ zone: [] }));
  await user.click(await screen.findByRole('button', { name: /^Use .* time$/ }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  await screen.findByText(': Done');
  await user.click(screen.getByRole('link', { name: 'Time' }));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Time zone of the academy' });
  expect(field.value).toContain(zone);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ academy_zone: zone }, { academy_phone: '+962 6 555 0142' }]));
});

test('a saved setting ticks its first step', async () => {
  serveSettings();
  takeSettings();
  serveFirstSteps(someSteps());
  const { user } = await renderAt(`${PAGE}?group=first-steps`);
  await screen.findByText('Name and logo');
  await user.click(screen.getByRole('link', { name: 'Academy' }));
  await user.type(await screen.findByLabelText('Phone'), '+962 6 555 0142');
  serveFirstSteps(someSteps({ name: [] }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('link', { name: /^First steps/ }));
  await screen.findByText(': Done');
});

test('a search finds settings of all groups by words of either language', async () => {
  const [academy, accounts] = someGroups();
  const named = academy?.settings.map((each) => ({ ...each, name: { en: 'Phone', ar: 'الهاتف' } })) ?? [];
  serveSettings([{ key: 'academy', settings: named.slice(1) }, ...(accounts ? [accounts] : [])]);
  const { user } = await renderAt(PAGE);
  const search = await screen.findByRole('searchbox', { name: 'Find a setting' });
  const announced = screen.getAllByRole('status');
  await user.type(search, 'signed');
  expect(announced).toContain(screen.getByText('1 setting'));
  expect(screen.getByLabelText(/Stay signed in/)).toBeTruthy();
  expect(screen.queryByLabelText('Phone')).toBeNull();
  await user.clear(search);
  await user.type(search, 'هاتف');
  expect(screen.getByLabelText('Phone')).toBeTruthy();
  await user.clear(search);
  await user.type(search, 'mosque');
  expect(screen.getByText('No setting matches these words')).toBeTruthy();
});

test.each(['Undo', 'Save'])('after %s the focus is at the heading of the group', async (name) => {
  serveSettings();
  takeSettings();
  const { user } = await renderAt(PAGE);
  await user.type(await screen.findByLabelText('Phone'), '+962 6 555 0142');
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Academy' })));
});

test('the focus stays in the field from which changes are saved', async () => {
  serveSettings();
  takeSettings();
  const { user } = await renderAt(PAGE);
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone');
  await user.type(phone, '+962 6 555 0142');
  act(() => phone.form?.requestSubmit());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(document.activeElement).toBe(phone);
});
