import { keepDraft, readDraft } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { someRecipients } from '@academy/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { aDue, serveDues } from '#/testing/dues.ts';
import { anInvoice, serveInvoices } from '#/testing/invoices.ts';
import { aPayment, servePayments } from '#/testing/payments.ts';
import { aSubscription, serveSummary } from '#/testing/purchases.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, server, take } from '#/testing/server.ts';
import { signInAsAdmin, signInAsBuyer } from '#/testing/sign-in.ts';
import { servePeople } from '#/testing/transfers.ts';

const PAGE = '/dashboard/subscriptions/invoices';

test('staff see the payer, amount and state of each payment', async () => {
  signInAsAdmin();
  const searches = serveInvoices('invoices', [anInvoice()]);
  await renderAt(PAGE);
  const row = within(await screen.findByRole('row', { name: /Salma Haddad/ }));
  for (const text of ['Eight classes', '$40.50', 'Paid', 'A-0001', 'salma@academy.test'])
    expect(row.getByText(text)).toBeTruthy();
  expect(String(searches[0])).toBe('sort=-created_at&page=1&per_page=100');
});

test('a discount is shown below the amount, and in the message (D113)', async () => {
  signInAsAdmin();
  serve('users/12/recipients', someRecipients('12', 'Salma Haddad'));
  serveInvoices('invoices', [anInvoice({ amount: 36, discount: 4 }), anInvoice({ id: '5', customer_name: 'Yusuf' })]);
  const { user } = await renderAt(PAGE);
  const row = within(await screen.findByRole('row', { name: /Salma Haddad/ }));
  expect(row.getByText('$36')).toBeTruthy();
  expect(row.getByText('$4 discount')).toBeTruthy();
  expect(screen.getAllByText(/discount/)).toHaveLength(1);
  await user.click(row.getByRole('button', { name: /^Actions for/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy as message' }));
  expect((await screen.findByText(/^Receipt for/)).textContent).toContain('Discount: \u2068$4\u2069');
});

test('admins download the last month for the accountant; a failure is reported, and families have no such button (D115)', async () => {
  // December already on the viewer's clock.
  vi.useFakeTimers({ now: Date.parse('2026-11-30T22:30:00Z'), toFake: ['Date'] });
  signInAsAdmin();
  serveInvoices('invoices', []);
  const asked: string[] = [];
  let status = 500;
  server.use(
    http.get('*/api/office/month', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.arrayBuffer(new ArrayBuffer(4), { status, headers: { 'content-type': 'application/zip' } });
    }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, unmount } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Monthly files for the accountant' }));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await screen.findByText('The files could not be created. Please try again.');
  status = 200;
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  click.mockRestore();
  expect(asked.at(-1)).toBe('?year=2026&month=11');
  vi.useRealTimers();
  unmount();
  signInAsBuyer();
  serveInvoices('invoices/mine', []);
  await renderAt(PAGE);
  expect(screen.queryByRole('button', { name: 'Monthly files for the accountant' })).toBeNull();
});

test('an address filters the list to held payments', async () => {
  signInAsAdmin();
  const searches = serveInvoices('invoices', [anInvoice({ held: true })]);
  await renderAt(`${PAGE}?tab=monthly&state=held`);
  const row = within(await screen.findByRole('row', { name: /Salma Haddad/ }));
  expect(row.getByText('Under review')).toBeTruthy();
  expect(searches[0]?.get('state')).toBe('held');
});

test('staff filter by payer, found by name, and by currency; the address keeps both, also on the other tab', async () => {
  signInAsAdmin();
  servePeople();
  const searches = serveInvoices('invoices', [anInvoice()]);
  const once = serveInvoices('payments/one-time', []);
  const { user, router } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  await user.type(await screen.findByRole('combobox', { name: 'Payer' }), 'sal');
  await user.click(await screen.findByRole('option', { name: /Salma Haddad/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
  await user.click(screen.getByRole('button', { name: /^Show( \d+ results?)?$/ }));
  await waitFor(() => expect(searches.at(-1)?.get('currency')).toBe('USD'));
  expect(searches.at(-1)?.get('student_id')).toBe('12');
  expect(router.state.location.search).toBe('?student_id=12&currency=USD');
  const chips = within(await screen.findByRole('list', { name: 'Filters that are set' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 21))).toEqual([
    'Payer: Salma Haddad',
    'Currency: USD · US Do',
    'Clear all',
  ]);
  await user.click(screen.getByRole('tab', { name: 'One-time' }));
  await waitFor(() => expect(once[0]?.get('student_id')).toBe('12'));
});

test('one-time payments have their own tab', async () => {
  signInAsAdmin();
  serveInvoices('invoices', []);
  serveInvoices('payments/one-time', [
    anInvoice({ package_name: 'Four classes', state: 'refunded', chargeId: 'ch_3Q' }),
  ]);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('tab', { name: 'One-time' }));
  expect(await screen.findByText('Four classes')).toBeTruthy();
  expect(screen.getByText('Refunded')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Charge' })).toBeTruthy();
  expect(screen.getByText('ch_3Q')).toBeTruthy();
});

test('a student sees their own invoices, without names and without an action that deletes', async () => {
  signInAsBuyer();
  serveInvoices('invoices/mine', [anInvoice({ may: { delete: false, takeBack: false, refund: false } })]);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for A-0001' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Open invoice',
    'Download PDF',
    'Open receipt',
    'Receipt (PDF)',
    'Copy as message',
  ]);
  expect(screen.queryByText('Salma Haddad')).toBeNull();
});

test('the name of a row is the child and the month; who paid follows, for staff alone', async () => {
  const ofChild = anInvoice({ student_id: '30', student_name: 'Maryam', created_at: '2026-11-05T12:00:00.000Z' });
  const nameOfRow = async () => (await screen.findAllByRole('rowheader')).at(-1)?.textContent;
  signInAsAdmin();
  serveInvoices('invoices', [ofChild]);
  const { unmount } = await renderAt(PAGE);
  expect(await nameOfRow()).toMatch(/^\u200e\u2068Maryam\u2069 · November$/);
  expect(screen.getByRole('cell', { name: 'Salma Haddad' })).toBeTruthy();
  unmount();
  signInAsBuyer();
  serveInvoices('invoices/mine', [ofChild]);
  await renderAt(PAGE);
  expect(await nameOfRow()).toMatch(/^\u200e\u2068Maryam\u2069 · November$/);
  expect(screen.queryByText('Salma Haddad')).toBeNull();
});

test('an unpaid invoice has no receipt', async () => {
  signInAsBuyer();
  serveInvoices('invoices/mine', [
    anInvoice({ state: 'failed', may: { delete: false, takeBack: false, refund: false } }),
  ]);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for A-0001' }));
  expect(screen.getByRole('menuitem', { name: 'Open invoice' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Open receipt' })).toBeNull();
});

test('the menu of an unpaid invoice begins with a reminder and the way to record a transfer that pays it', async () => {
  signInAsAdmin();
  servePeople();
  serveInvoices('invoices', [anInvoice({ state: 'failed', may: { delete: true, takeBack: false, refund: false } })]);
  const { user } = await renderAt(PAGE, 'en', true);
  await user.click(await screen.findByRole('button', { name: 'Actions for A-0001' }));
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Remind with a message', 'Add bank transfer']);
  expect(names.at(-1)).toBe('Delete');
  expect(names).not.toContain('Copy as message');
  await user.click(screen.getByRole('menuitem', { name: 'Add bank transfer' }));
  expect(await screen.findByDisplayValue('Salma Haddad')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('40.50');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Currency' }).value).toBe('USD');
  await user.type(screen.getByRole('textbox', { name: /Note/ }), 'By the uncle');
  expect(readDraft('transfer-12-40.5-USD')).toMatchObject({ note: 'By the uncle', amount: '40.50' });
  keepDraft('transfer-12-40.5-USD', null);
});

test('staff who may not read users have no message without a recipient, of an unpaid invoice or of another (D149)', async () => {
  signInForTest({ role: 'accountant', roles: ['accountant'] }, [
    'subscriptions.invoices.read',
    'subscriptions.bank_transfers.create',
    'money.read',
    'users.names',
  ]);
  const may = { delete: false, takeBack: false, refund: false };
  serveInvoices('invoices', [
    anInvoice({ may }),
    anInvoice({ id: '5', invoice_number: 'A-0002', state: 'failed', may }),
  ]);
  const { user } = await renderAt(PAGE);
  for (const [name, first] of [
    ['A-0001', 'Open invoice'],
    ['A-0002', 'Add bank transfer'],
  ]) {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names[0]).toBe(first);
    expect(names).not.toContain('Remind with a message');
    expect(names).not.toContain('Copy as message');
    await user.keyboard('{Escape}');
  }
});

const serveChild = (relationship_type: string) =>
  serve('own-profile', { data: { children: [{ id: '12', name: 'Maryam', relationship_type }] } });

test('a parent who is a guest sees who in the family has paid', async () => {
  signInAsBuyer('guest');
  serveChild('parent');
  serveInvoices('invoices', [anInvoice({ may: { delete: false, takeBack: false, refund: false } })]);
  await renderAt(PAGE);
  expect(await screen.findByText('Salma Haddad')).toBeTruthy();
  expect(screen.getByText('Payments for you and your children')).toBeTruthy();
});

test('an aunt sees only what she paid herself', async () => {
  signInAsBuyer('guest');
  serveChild('aunt');
  serveInvoices('invoices/mine', []);
  await renderAt(PAGE);
  expect(await screen.findByText('Invoices will appear here')).toBeTruthy();
  expect(screen.getByText('Your payments')).toBeTruthy();
});

test('a teacher who is a parent sees the invoices of the family', async () => {
  signInForTest({ role: 'teacher', roles: ['teacher'] }, []);
  serveChild('parent');
  serveInvoices('invoices', [anInvoice({ may: { delete: false, takeBack: false, refund: false } })]);
  await renderAt(PAGE);
  expect(await screen.findByText('Salma Haddad')).toBeTruthy();
});

test('after an error the page checks again whether the viewer is a parent', async () => {
  signInAsBuyer('guest');
  reject('get', 'own-profile', 422);
  const { user } = await renderAt(PAGE);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveChild('parent');
  serveInvoices('invoices', []);
  await user.click(again);
  expect(await screen.findByText('Invoices will appear here')).toBeTruthy();
});

test.each([
  ['en', 'Bank transfers', 'Salma Haddad'],
  ['ar', 'الحوالات البنكية', 'Salma Haddad'],
] as const)('a parent sees bank transfers on a separate tab (%s)', async (language, tab, name) => {
  signInAsBuyer('guest');
  serveChild('parent');
  serveInvoices('invoices', []);
  const searches = servePayments([
    aPayment({ kind: 'bank_transfer', package_name: null, reference: 'TR-1', date: '2026-03-02' }),
  ]);
  const { user } = await renderAt(PAGE, language);
  await user.click(await screen.findByRole('tab', { name: tab }));
  expect(await screen.findByText('TR-1')).toBeTruthy();
  expect(screen.getByText(name)).toBeTruthy();
  expect(String(searches[0])).toBe('kind=bank_transfer&page=1&per_page=10');
});

test('the API searches the viewer’s own bank transfers, and the search term is in the address', async () => {
  signInAsBuyer();
  serveInvoices('invoices', []);
  const searches = servePayments([]);
  const { user, router } = await renderAt(`${PAGE}?tab=bank_transfer`);
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'TR-1{Enter}');
  await waitFor(() => expect(searches.at(-1)?.get('search')).toBe('TR-1'));
  expect(router.state.location.search).toBe('?tab=bank_transfer&q=TR-1');
});

test('staff have no tab of bank transfers, which have their own page', async () => {
  signInAsAdmin();
  serveInvoices('invoices', []);
  await renderAt(`${PAGE}?tab=bank_transfer`);
  await screen.findByText('Invoices will appear here');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Monthly', 'One-time']);
});

test.each([
  ['en', 'Actions for A-0001', 'Remove 3 used classes', 'Remaining classes afterwards: ⁨-3⁩', 'Classes removed'],
  ['ar', 'إجراءات A-0001', 'سحب 3 حصص مستخدمة', 'الحصص المتبقية بعد السحب: ⁨-3⁩', 'سُحبت الحصص'],
] as const)(
  'an admin takes back classes that were used before a refund (%s)',
  async (language, menu, action, left, done) => {
    signInAsAdmin();
    const refunded = anInvoice({
      state: 'refunded',
      unreturned_classes: 3,
      may: { delete: true, takeBack: true, refund: false },
    });
    const searches = serveInvoices('invoices', [refunded]);
    serveSummary({ classes: { bought: 8, refunded: 5, adjusted: 0, used: 3, remaining: 0 } });
    reject('post', 'invoices/4/take-back', 409);
    const { user } = await renderAt(`${PAGE}?state=unreturned`, language);
    await user.click(await screen.findByRole('button', { name: menu }));
    await user.click(screen.getByRole('menuitem', { name: action }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const plain = left.replace(/[\u2066-\u2069]/g, '');
    expect(await dialog.findByText((text) => text.replace(/[\u2066-\u2069\u200e\u061c]/g, '') === plain)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: action }));
    expect(await dialog.findByText(/has changed|تغير عدد/)).toBeTruthy();
    const sent = take('post', 'invoices/4/take-back', { data: { remainingClasses: -3 } });
    await user.click(dialog.getByRole('button', { name: action }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ classes: 3 }]);
    expect(searches[0]?.get('state')).toBe('unreturned');
  },
);

test.each([
  ['en', 'Actions for A-0001', 'Refund', '$10 refunded', /an amount up to/, 'Amount is required', 'Payment refunded'],
  ['ar', 'إجراءات A-0001', 'استرداد المبلغ', /\$10/, /مبلغ لا يزيد على/, 'المبلغ مطلوب', 'استُرد المبلغ'],
] as const)(
  'an admin refunds what is left of a payment, or a part of it (%s)',
  async (language, menu, action, refunded, wrong, required, done) => {
    signInAsAdmin();
    const may = { delete: true, takeBack: false, refund: true };
    serveInvoices('invoices', [anInvoice({ refunded_amount: 10, may })]);
    const early = take('post', 'invoices/4/refund', { data: {} });
    const { user } = await renderAt(`${PAGE}?state=paid`, language);
    expect(await screen.findByText(refunded)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: menu }));
    await user.click(screen.getByRole('menuitem', { name: action }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const amount = dialog.getByRole('textbox');
    expect((amount as HTMLInputElement).value).toBe('30.50');
    await user.clear(amount);
    await user.type(amount, '99');
    await user.click(dialog.getByRole('button', { name: action }));
    expect(await dialog.findByText(wrong)).toBeTruthy();
    expect((amount as HTMLInputElement).value).toBe('99');
    await user.clear(amount);
    expect(dialog.queryByText(wrong)).toBeNull();
    await user.click(dialog.getByRole('button', { name: action }));
    expect(await dialog.findByText(required)).toBeTruthy();
    reject('post', 'invoices/4/refund', 422);
    await user.type(amount, '١٢٫٥');
    await user.click(dialog.getByRole('button', { name: action }));
    expect(await dialog.findByText(wrong)).toBeTruthy();
    const sent = take('post', 'invoices/4/refund', { data: {} });
    await user.click(dialog.getByRole('button', { name: action }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(early).toEqual([]);
    expect(sent.map(({ body }) => body)).toEqual([{ amount: '12.5', refunded_amount: 10 }]);
  },
);

test('after a refund that somebody else was faster with, the dialog goes on from what is left now', async () => {
  signInAsAdmin();
  const may = { delete: true, takeBack: false, refund: true };
  serveInvoices('invoices', [anInvoice({ refunded_amount: 10, may })]);
  reject('post', 'invoices/4/refund', 409);
  const { user } = await renderAt(`${PAGE}?state=paid`);
  await user.click(await screen.findByRole('button', { name: 'Actions for A-0001' }));
  await user.click(screen.getByRole('menuitem', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  serveInvoices('invoices', [anInvoice({ refunded_amount: 20, may })]);
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText(/The payment has changed/)).toBeTruthy();
  expect(dialog.getByText(/20\.50/)).toBeTruthy();
  const sent = take('post', 'invoices/4/refund', { data: {} });
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), '20.5');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await screen.findByText('Payment refunded')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ amount: '20.5', refunded_amount: 20 }]);
});

test('an invoice opens at its current address', async () => {
  signInAsBuyer();
  serveInvoices('invoices/mine', [anInvoice()]);
  serve('invoices/4/documents', {
    data: { invoice_pdf: null, invoice_url: 'https://pay.test/4', receipt_url: null },
  });
  const open = vi.spyOn(window, 'open').mockImplementation(() => null);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for A-0001' }));
  await user.click(screen.getByRole('menuitem', { name: 'Open invoice' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith('https://pay.test/4', '_blank', 'noopener'));
  await user.click(screen.getByRole('button', { name: 'Actions for A-0001' }));
  await user.click(screen.getByRole('menuitem', { name: 'Open receipt' }));
  expect(await screen.findByText('This payment has no such document.')).toBeTruthy();
  open.mockRestore();
});

test('the PDF of an invoice is downloaded from its current address', async () => {
  signInAsBuyer();
  serveInvoices('invoices/mine', [anInvoice()]);
  serve('invoices/4/documents', {
    data: { invoice_pdf: 'https://pay.test/4.pdf', invoice_url: 'https://pay.test/4', receipt_url: null },
  });
  const open = vi.spyOn(window, 'open').mockImplementation(() => null);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for A-0001' }));
  await user.click(screen.getByRole('menuitem', { name: 'Download PDF' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith('https://pay.test/4.pdf', '_blank', 'noopener'));
  open.mockRestore();
});

test('a payment is deleted after a confirmation', async () => {
  signInAsAdmin();
  serveInvoices('invoices', [anInvoice()]);
  const sent = take('delete', 'invoices/4');
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for A-0001' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  serveInvoices('invoices', []);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Payment deleted')).toBeTruthy();
  expect(await screen.findByText('Invoices will appear here')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test("the empty list of a student's invoices says so in Arabic", async () => {
  signInAsBuyer();
  serveInvoices('invoices/mine', []);
  await renderAt(PAGE, 'ar');
  expect(await screen.findByText('ستظهر الفواتير هنا')).toBeTruthy();
});

test('an invoice names the student if somebody else has paid (D116)', async () => {
  signInAsAdmin();
  serveInvoices('invoices', [
    anInvoice({ student_id: '13', student_name: 'زينب' }),
    anInvoice({ id: '5', customer_name: 'Yusuf', student_id: '12', student_name: 'Yusuf' }),
  ]);
  await renderAt(PAGE);
  const row = within(await screen.findByRole('row', { name: /Salma Haddad/ }));
  expect(row.getByText(/زينب/)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Yusuf/ })).getAllByText('Yusuf')).toHaveLength(1);
});

test.each([
  ['open', 'Remind with a message', ['Amount due for Eight classes', 'Amount: $40.50', 'Status: Pending']],
  ['paid', 'Copy as message', ['Receipt for Eight classes', 'Amount: $40.50', 'Invoice: A-0001', 'Status: Paid']],
])('an invoice that is %s can be copied as a message, by default to a parent (D95)', async (state, action, lines) => {
  signInAsAdmin();
  serve('users/12/recipients', someRecipients('12', 'Salma Haddad'));
  serveInvoices('invoices', [anInvoice({ state, student_id: '12', student_name: 'Salma Haddad' })]);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(screen.getByRole('menuitem', { name: action }));
  expect((await screen.findByLabelText<HTMLSelectElement>('Recipient')).value).toBe('20');
  const text = await screen.findByText(/^(Amount due|Receipt)/);
  const said = text.textContent?.replace(/[\u2066-\u2069]/g, '').split('\n');
  expect(said).toEqual(expect.arrayContaining(lines));
});

test('a failed renewal is shown above the payments, and the payer can update the card (D114)', async () => {
  signInAsBuyer();
  serveInvoices('invoices/mine', []);
  const late = { ...aSubscription, state: 'past_due' as const };
  const child = (name: string, manage: boolean) => ({
    student: { id: name, name },
    subscription: { ...late, purchase: name },
    may: { manage },
  });
  serveSummary({ family: [child('Maryam', true), child('Yusuf', false)] });
  reject('get', 'subscriptions/manage', 404);
  const { user } = await renderAt(PAGE);
  expect((await screen.findAllByText(/of .*’s subscription could not be charged/)).length).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Update the card' }));
  expect(await screen.findByText('There is no subscription')).toBeTruthy();
});

test('a card that ends soon is shown to its payer, but not if the subscription was cancelled (D114)', async () => {
  signInAsBuyer();
  serveInvoices('invoices/mine', []);
  const card = { last4: '4242', lastMonth: '2026-04', endsSoon: true };
  const child = (name: string, about: object) => ({
    student: { id: name, name },
    subscription: { ...aSubscription, purchase: name, card, ...about },
    may: { manage: true },
  });
  serveSummary({ family: [child('Maryam', {}), child('Yusuf', { endsAt: '2026-04-02T09:00:00.000Z' })] });
  await renderAt(PAGE);
  const notice = await screen.findByText(/The card ending in .* is valid until the end of April 2026/);
  expect(notice.textContent).toContain('4242');
  expect(screen.getAllByRole('button', { name: 'Update the card' })).toHaveLength(1);
});

test('a family reads above the payments that classes are paused until the renewal is paid (D114)', async () => {
  signInAsBuyer();
  serveInvoices('invoices/mine', []);
  const subscription = { ...aSubscription, state: 'past_due' as const };
  serveSummary({ family: [{ student: { id: '21', name: 'Maryam' }, subscription, may: { manage: true } }] });
  serve('students/21/holds', { data: [{ state: 'running', unpaid: true }] });
  await renderAt(PAGE);
  expect(await screen.findByText('Classes are paused until the renewal is paid.')).toBeTruthy();
});

test('a family reads above the payments what is to be transferred, and that classes are paused until then (D131)', async () => {
  signInAsBuyer();
  serveInvoices('invoices/mine', []);
  serveSummary({ hasDues: true });
  serveDues([aDue({ student: { id: '21', name: 'Maryam' }, overdueDays: 6 })]);
  serve('students/21/holds', { data: [{ state: 'running', unpaid: true }] });
  await renderAt(PAGE);
  const pay = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Pay, or report a transfer' });
  expect(pay.pathname).toBe('/dashboard/subscriptions/dues/3');
  expect(await screen.findByText('Classes are paused until the renewal is paid.')).toBeTruthy();
});

test('a family reads once for each student that the classes are paused, at the due that is to be paid (D114)', async () => {
  signInAsBuyer('guest', null, ['parent']);
  serveChild('parent');
  serveInvoices('invoices', []);
  const pastDue = { ...aSubscription, state: 'past_due' };
  serveSummary({
    hasDues: true,
    family: [{ student: { id: '7', name: 'Hana' }, subscription: pastDue, may: { manage: false } }],
  });
  for (const id of ['5', '7', '12']) serve(`students/${id}/holds`, { data: [{ state: 'running', unpaid: true }] });
  const [yusuf, hana, maryam] = [
    { id: '5', name: 'Yusuf' },
    { id: '7', name: 'Hana' },
    { id: '12', name: 'Maryam' },
  ];
  serveDues([
    aDue({ id: '1', student: yusuf, overdueDays: 40 }),
    aDue({ id: '2', student: yusuf, overdueDays: 9 }),
    aDue({ id: '3', student: hana, overdueDays: 9 }),
    aDue({ id: '4', student: maryam, overdueDays: 9 }),
  ]);
  await renderAt(PAGE);
  await waitFor(() => expect(screen.getAllByText(/are paused/)).toHaveLength(3));
  expect(screen.getAllByRole('link', { name: 'Pay, or report a transfer' })).toHaveLength(4);
  expect(screen.queryByText(/Choose a package to continue/)).toBeNull();
});

test('a family reads above the payments that classes are paused for an ended subscription, with a way to the packages (D114)', async () => {
  signInAsBuyer('guest', null, ['parent']);
  serve('own-profile', { data: { children: [{ id: '21', name: 'Maryam', relationship_type: 'parent' }] } });
  serveInvoices('invoices', []);
  serve('students/21/holds', { data: [{ state: 'running', unpaid: true }] });
  await renderAt(PAGE);
  expect(await screen.findByText(/Maryam.*’s classes are paused because the renewal is unpaid/)).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Choose a package' });
  expect(link.pathname + link.search).toBe('/dashboard/subscriptions/packages?for=21');
});

test('a student and a parent open the statements from the payments (D111)', async () => {
  signInForTest({ id: '12', role: 'student', roles: ['student'], relations: ['parent'] }, []);
  serveInvoices('invoices', []);
  serve('own-profile', { data: { children: [{ id: '13', name: 'Zaynab', relationship_type: 'parent' }] } });
  await renderAt(PAGE);
  const link = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name });
  expect((await link('Statement')).pathname).toBe('/dashboard/users/remaining-classes/12/statement');
  expect((await link('\u2068Zaynab\u2069’s statement')).pathname).toBe(
    '/dashboard/users/remaining-classes/13/statement',
  );
});
