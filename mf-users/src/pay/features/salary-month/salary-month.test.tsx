import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { monthHere } from '#/base/components/day-here.ts';
import { anAdjustment, aSalaryLine, aSalaryMonth, serveSalaryMonth } from '#/pay/testing/salary-months.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, reject, server, serveUsers, takeBodies } from '#/testing/server.ts';

const PATH = '/dashboard/users/7/salaries/months/2026-10';
const CALL = 'teacher-salaries/7/months/2026-10';

beforeEach(() => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['users.read', 'users.update']);
  serveUsers([aUser({ id: '7', name: 'Salma Haddad', role: 'teacher' })]);
});

const lines = () => screen.findByRole('table', { name: 'Classes' });
const button = (name: string) => screen.findByRole('button', { name });

test('each class shows its student, attendance, price, the start date of the price, and amount', async () => {
  serveSalaryMonth(
    aSalaryMonth({
      lines: [
        aSalaryLine({ class_id: '1' }),
        aSalaryLine({ class_id: '2', attendance: 'absence_teacher', percent: 0, amount: 0 }),
        aSalaryLine({ class_id: '3', price: null, price_since: null, amount: 0 }),
        aSalaryLine({ class_id: '4', paid_before: 12, amount: 0 }),
      ],
      unpriced: 1,
    }),
  );
  await renderAt(PATH);
  const rows = within(await lines())
    .getAllByRole('row')
    .slice(1);
  const texts = rows.map((row) => row.textContent?.replace(/[\u2066-\u2069]/g, ''));
  expect(texts[0]).toMatch(/Mon,? 5 Oct,? .*4:00 ?pm.*Layla Mansour.*Present.*\$12\.00 since 1 Sept 2026.*\$12\.00/i);
  expect(texts[1]).toMatch(/Teacher absent.*Not paid: the teacher was absent.*\$0\.00/);
  expect(texts[2]).toContain('No price on this date');
  expect(texts[3]).toMatch(/\$12\.00 paid in another month.*\$0\.00/);
  expect(screen.getByText(/1 class of this month has no price/)).toBeTruthy();
});

test('the price of most classes is shown above them, other prices in their rows', async () => {
  const dearer = aSalaryLine({ class_id: '3', price: 15 });
  serveSalaryMonth(aSalaryMonth({ lines: [aSalaryLine({ class_id: '1' }), aSalaryLine({ class_id: '2' }), dearer] }));
  await renderAt(PATH);
  expect(await screen.findByText(/\$12\.00.* a class since 1 Sept 2026, unless a class says otherwise/)).toBeTruthy();
  expect(within(await lines()).getByText(/\$15\.00.* since 1 Sept 2026/)).toBeTruthy();
});

test('the total shows its parts', async () => {
  const adjustments = [anAdjustment({ id: '1', amount: 20 }), anAdjustment({ id: '2', amount: -2.5 })];
  serveSalaryMonth(aSalaryMonth({ adjustments, total: 41.5 }));
  await renderAt(PATH);
  expect(await screen.findByText('$41.50')).toBeTruthy();
  const amountOf = (words: RegExp) =>
    screen.getByText(words).nextElementSibling?.textContent?.replace(/[\u2066-\u2069]/g, '');
  expect(amountOf(/2 classes × .*\$12\.00.* since 1 Sept 2026/)).toBe('$24.00');
  expect(amountOf(/^2 adjustments$/)).toBe('+$17.50');
  expect(screen.getByRole('heading', { name: 'Salary for October 2026' })).toBeTruthy();
});

test('adjustments show reason and author; one for a late class names the class', async () => {
  const lateClass = { starts_at: '2026-09-14T21:30:00.000Z', student: { id: '12', name: 'Layla Mansour' } };
  serveSalaryMonth(
    aSalaryMonth({
      adjustments: [anAdjustment({ id: '1' }), anAdjustment({ id: '2', reason: null, class: lateClass })],
    }),
  );
  await renderAt(PATH);
  const items = within(await screen.findByRole('list', { name: 'Adjustments' })).getAllByRole('listitem');
  expect(items[0]?.textContent).toMatch(/Ramadan.*Maryam Haddad.*\+\$5\.00/);
  expect(items[1]?.textContent).toMatch(/Class with .*Layla Mansour.* on 15 Sept 2026: reported or changed after/);
});

test('a bonus or a deduction is added, and the month is loaded again', async () => {
  const { held } = serveSalaryMonth(aSalaryMonth());
  const taken = takeBodies('post', `${CALL}/adjustments`, { data: {} }, 201);
  const { user } = await renderAt(PATH);
  await user.click(await button('Add adjustment'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an adjustment' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Amount is required')).toBeTruthy();
  expect(dialog.getByText('Reason is required')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Kind'), 'Deduction');
  await user.type(dialog.getByLabelText('Amount (USD)'), '٢٫٥');
  await user.type(dialog.getByLabelText('Reason'), 'Came late');
  held.month = aSalaryMonth({ adjustments: [anAdjustment({ id: '1', amount: -2.5 })], total: 21.5 });
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('$21.50')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(taken).toEqual([{ amount: -2.5, reason: 'Came late' }]);
});

test('a month is closed after a dialog that lists what is left out', async () => {
  const { held } = serveSalaryMonth(aSalaryMonth({ unreported: 2 }));
  const { user } = await renderAt(PATH);
  expect(await screen.findByText(/2 classes are over and wait for their reports/)).toBeTruthy();
  await user.click(await button('Close month'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close October 2026?' }));
  expect(dialog.getByText(/2 classes still wait for their reports, and are left out/)).toBeTruthy();
  reject('post', `${CALL}/close`, 409, { code: 'month_closed' });
  await user.click(dialog.getByRole('button', { name: 'Close month' }));
  expect(await dialog.findByText(/has just been closed/)).toBeTruthy();
  server.use(http.post(`*/api/${CALL}/close`, () => HttpResponse.json({ data: {} })));
  const closed = { at: '2026-11-02T09:00:00.000Z', by: { id: '1', name: 'Maryam Haddad' } };
  held.month = aSalaryMonth({ closed, may: { adjust: false, close: false, reopen: false } });
  await user.click(dialog.getByRole('button', { name: 'Close month' }));
  expect(await screen.findByText('Month closed')).toBeTruthy();
  expect(await screen.findByText(/2 Nov 2026, by .*Maryam Haddad/)).toBeTruthy();
  for (const name of ['Add adjustment', 'Close month', 'Reopen'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a closed month is opened again with a reason', async () => {
  const closed = { at: '2026-11-02T09:00:00.000Z', by: { id: '1', name: 'Maryam Haddad' } };
  const { held } = serveSalaryMonth(aSalaryMonth({ closed, may: { adjust: false, close: false, reopen: true } }));
  const taken = takeBodies('post', `${CALL}/reopen`, { data: {} });
  const { user } = await renderAt(PATH);
  await user.click(await button('Reopen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen October 2026?' }));
  await user.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(await dialog.findByText('Reason is required')).toBeTruthy();
  await user.type(dialog.getByLabelText('Reason'), 'A class was missing');
  held.month = aSalaryMonth();
  await user.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(await button('Close month')).toBeTruthy();
  expect(taken).toEqual([{ reason: 'A class was missing' }]);
});

test.each([
  ['en', 'Pay slip (PDF)'],
  ['ar', 'قسيمة الراتب (PDF)'],
] as const)('the pay slip of a closed month is downloaded in the language of the page (%s)', async (language, name) => {
  const by = { id: '1', name: 'Maryam Haddad' };
  const may = { adjust: false, close: false, reopen: false };
  serveSalaryMonth(aSalaryMonth({ closed: { at: '2026-11-02T09:00:00.000Z', by }, may }));
  const asked: (string | null)[] = [];
  server.use(
    http.get(`*/api/${CALL}/pdf`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('language'));
      return HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await renderAt(PATH, language);
  await user.click(await button(name));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(click.mock.contexts[0]).toMatchObject({ download: 'pay-slip-7-2026-10.pdf' });
  expect(asked).toEqual([language]);
  click.mockRestore();
});

test('an open month has no pay slip', async () => {
  serveSalaryMonth(aSalaryMonth());
  await renderAt(PATH);
  await button('Print');
  expect(screen.queryByRole('button', { name: 'Pay slip (PDF)' })).toBeNull();
});

test('a pay slip that cannot be fetched is reported', async () => {
  const by = { id: '1', name: 'Maryam Haddad' };
  serveSalaryMonth(aSalaryMonth({ closed: { at: '2026-11-02T09:00:00.000Z', by } }));
  reject('get', `${CALL}/pdf`, 500);
  const { user } = await renderAt(PATH);
  await user.click(await button('Pay slip (PDF)'));
  await screen.findByText('The pay slip could not be opened. Please try again.');
});

test('a teacher reads their own current month, changes nothing, and prints it', async () => {
  signInForTest({ id: '7', name: 'Salma Haddad', role: 'teacher', roles: ['teacher'] }, ['users.read']);
  serveSalaryMonth(aSalaryMonth({ is_over: false, may: { adjust: false, close: false, reopen: false } }));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await renderAt(PATH);
  expect(await screen.findByText('Salary so far')).toBeTruthy();
  expect(screen.getByText('Running')).toBeTruthy();
  for (const name of ['Add adjustment', 'Close month', 'Reopen'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(await button('Print'));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('another salary month is requested and stored in the address', async () => {
  const { asked } = serveSalaryMonth(aSalaryMonth());
  const { user, router } = await renderAt(PATH);
  await lines();
  await user.click(await button('Previous month'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/users/7/salaries/months/2026-09'));
  expect(await screen.findByRole('heading', { name: 'Salary for September 2026' })).toBeTruthy();
  await waitFor(() => expect(asked).toEqual(['2026-10', '2026-09']));
});

test.each([
  ['en', false, 'No classes in this month', 'Classes appear here once they are held and reported.'],
  ['ar', true, 'لا حصص في هذا الشهر', 'لم تُعقد حصة تبدأ في هذا الشهر ويُكتب تقريرها.'],
] as const)('a month without classes says so (%s)', async (language, is_over, title, text) => {
  serveSalaryMonth(aSalaryMonth({ lines: [], total: 0, is_over }));
  await renderAt(PATH, language);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  [1, 'حصة واحدة ×'],
  [2, 'حصتان ×'],
  [3, '3 حصص ×'],
  [11, '11 حصة ×'],
])('%i classes are counted in Arabic', async (count, words) => {
  const each = Array.from({ length: count }, (_, index) => aSalaryLine({ class_id: String(index) }));
  serveSalaryMonth(aSalaryMonth({ lines: each, total: 12 * count }));
  await renderAt(PATH, 'ar');
  expect(await screen.findByText((text) => text.startsWith(words))).toBeTruthy();
});

test.each([PATH.replace('2026-10', '2026-13'), PATH])(
  'an invalid month, or one that the viewer may not see, is not found: %s',
  async (path) => {
    reject('get', CALL, 404, { code: 'not_found' });
    await renderAt(path);
    expect(await screen.findByText('User not found')).toBeTruthy();
  },
);

test('a month that failed to load can be retried', async () => {
  reject('get', CALL, 403);
  const { user } = await renderAt(PATH);
  const again = await button('Try again');
  serveSalaryMonth(aSalaryMonth());
  await user.click(again);
  expect(await lines()).toBeTruthy();
});

test('a teacher reads their own current month at an address without an id', async () => {
  signInForTest({ id: '7', name: 'Salma Haddad', role: 'teacher', roles: ['teacher'] }, ['users.read']);
  const { asked } = serveSalaryMonth(
    aSalaryMonth({ is_over: false, may: { adjust: false, close: false, reopen: false } }),
  );
  await renderAt('/dashboard/salary');
  expect(await screen.findByText('Salary so far')).toBeTruthy();
  expect(asked).toEqual([monthHere()]);
  expect(screen.getByRole('link', { name: 'Salaries' }).getAttribute('href')).toBe('/dashboard/users/7/salaries');
});
