import { sessionStore } from '@academy/shared-auth';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aDue, serveDues } from '#/testing/dues.ts';
import { aPackage, servePackages } from '#/testing/packages.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { nothingBought, reject, serve, take } from '#/testing/server.ts';
import { signInAsBuyer } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/packages/buy?package=8&kind=one_time&currency=EGP';
const prices = [
  { currency: 'USD', amount: 40 },
  { currency: 'EGP', amount: 900.5 },
];

beforeEach(() => {
  signInAsBuyer();
  servePackages([aPackage({ _id: '8', prices })]);
});

test('one button opens the checkout with the chosen kind and currency', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const sent = take('post', 'subscriptions/monthly/8', { url: 'https://pay.test/1' });
  const { user } = await renderAt(PAGE);
  expect(await screen.findByText(/900\.50/)).toBeTruthy();
  expect(screen.getByText('The classes are added once. Nothing is charged again.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payment' }), 'monthly');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.test/1'));
  expect(sent[0]?.key).toBeTruthy();
  const button = screen.getByRole('button', { name: /Continue to payment/ });
  expect(button.getAttribute('aria-busy')).toBe('true');
  // As the Back button does on the provider's page.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  leave.mockRestore();
});

test.each([
  [503, 'not_configured', 'Payment is not possible at the moment. Nothing was charged. Please contact the academy.'],
  [409, 'conflict', 'You already have a subscription, or a payment is still being confirmed.'],
  [422, 'unknown', 'The payment page could not be opened. Nothing was charged. Please try again.'],
])('a checkout that is rejected with %i %s shows the reason', async (status, code, words) => {
  reject('post', 'subscriptions/one-time/8', status, { code });
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a checkout for a student for whom nothing can be bought says why, and has no button that pays (D170)', async () => {
  serve('subscriptions/summary', { data: { ...nothingBought, noBuying: 'being_confirmed' } });
  await renderAt(PAGE);
  expect(await screen.findByText(/^A payment is still to be made or confirmed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
});

const byTransfer = { ...nothingBought, transferCurrencies: ['EGP'] };

test('a purchase by transfer leads to its due (D130)', async () => {
  serve('subscriptions/summary', { data: byTransfer });
  const sent = take('post', 'subscriptions/bank/8', { data: { due: { id: '3' } } });
  serveDues([aDue()]);
  const { user, path } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Pay by bank transfer' }));
  await waitFor(() => expect(path()).toBe('/dashboard/subscriptions/dues/3'));
  expect(sent[0]?.search.toString()).toBe('kind=one_time&currency=EGP');
});

test('while one way to pay runs the other cannot be pressed, and its earlier error is gone', async () => {
  serve('subscriptions/summary', { data: byTransfer });
  reject('post', 'subscriptions/bank/8', 422, { code: 'unknown' });
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Pay by bank transfer' }));
  const words = 'The purchase could not be saved. Please try again.';
  expect(await screen.findByText(words)).toBeTruthy();
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  take('post', 'subscriptions/one-time/8', { url: 'https://pay.test/1' });
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Pay by bank transfer' })).toHaveProperty('disabled', true);
  expect(screen.queryByText(words)).toBeNull();
  leave.mockRestore();
});

test('another purchase that is still to be paid has a link to it', async () => {
  serve('subscriptions/summary', { data: byTransfer });
  reject('post', 'subscriptions/bank/8', 409, { code: 'conflict', data: { purchaseId: '9' } });
  serveDues([aDue({ student: { id: sessionStore.getState().user?.id ?? '', name: 'Yusuf' } })]);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Pay by bank transfer' }));
  expect(await screen.findByText(/^Another purchase is still to be paid by bank transfer/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Pay, or report a transfer' })).toBeTruthy();
});

test('an academy without cards sells by transfer, and does not say that nothing can be bought', async () => {
  serve('subscriptions/summary', { data: { ...byTransfer, provider: null, noBuying: 'not_configured' } });
  await renderAt(PAGE);
  expect(await screen.findByRole('button', { name: 'Pay by bank transfer' })).toBeTruthy();
  expect(screen.queryByText(/^Payment by card is not possible/)).toBeNull();
});

test('bank details stand beside the card, with the way to say that one has paid (D86)', async () => {
  const transfer = { en: 'Crescent Bank\nJO94 CBJO', ar: 'بنك الهلال' };
  serve('subscriptions/summary', { data: { ...nothingBought, transfer } });
  const { user } = await renderAt(PAGE);
  const part = within(await screen.findByRole('region', { name: 'By bank transfer' }));
  expect(part.getByText(/Crescent Bank/).textContent).toBe(transfer.en);
  const link = part.getByRole('link', { name: 'I have paid: write to the academy' });
  expect(new URL(link.getAttribute('href') ?? '', location.origin).searchParams.get('text')).toMatch(/^I have paid by/);
  await user.click(part.getByRole('button', { name: 'Copy the details' }));
  expect(await screen.findByText('Bank details copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(transfer.en);
});

test('a student with a subscription reads no bank details', async () => {
  const transfer = { en: 'Crescent Bank', ar: 'بنك الهلال' };
  serve('subscriptions/summary', { data: { ...nothingBought, transfer, noBuying: 'subscribed' } });
  await renderAt(PAGE);
  expect(await screen.findByText(/^You have a subscription/)).toBeTruthy();
  expect(screen.queryByText('Crescent Bank')).toBeNull();
});

const mayAdd = { data: { self: false, may: { add: true } } };
const child = (id: string, name: string) => ({ id, name, relationship_type: 'parent' });
const serveChildren = (...children: object[]) => serve('own-profile', { data: { children } });

test('a parent of one child buys for that child, unless another student is chosen (D116)', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  serveChildren(child('12', 'Maryam'), { id: '14', name: 'Nephew', relationship_type: 'uncle' });
  const sent = take('post', 'subscriptions/one-time/8', { url: 'https://pay.test/1' });
  const { user } = await renderAt(PAGE);
  const learner = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Student' });
  expect([learner.value, [...learner.options].map(({ text }) => text)]).toEqual(['12', ['Maryam', 'Myself']]);
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(sent[0]?.search.get('student_id')).toBe('12'));
  leave.mockRestore();
});

test('a parent of several chooses the student before the payment; the address can preselect one (D116)', async () => {
  serveChildren(child('12', 'Maryam'), child('13', 'Yusuf'));
  const sent = take('post', 'subscriptions/one-time/8', { url: 'https://pay.test/1' });
  const { user } = await renderAt(PAGE);
  await screen.findByRole('combobox', { name: 'Student' });
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByText('Choose the student', { selector: '[id]' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('the child named in the address is preselected (D116)', async () => {
  serveChildren(child('12', 'Maryam'), child('13', 'Yusuf'));
  await renderAt(`${PAGE}&for=13`);
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Student' })).value).toBe('13');
});

test('nobody else is bought for while a child is typed in', async () => {
  serveChildren(child('12', 'Maryam'));
  serve('children', mayAdd);
  const sent = take('post', 'subscriptions/one-time/8', { url: 'https://pay.test/1' });
  const { user } = await renderAt(PAGE);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Student' }), 'Another child');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByText('Add the child first')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of the child' }));
  expect(sent).toEqual([]);
});

test('a viewer who is no parent sees no choice of the student', async () => {
  await renderAt(PAGE);
  expect(await screen.findByRole('combobox', { name: 'Payment' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Student' })).toBeNull();
});

test('a guest chooses who learns, reads once what buying for oneself means, and can add a child (D163)', async () => {
  signInAsBuyer('guest');
  serve('children', mayAdd);
  const { user } = await renderAt(PAGE);
  const learner = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Student' });
  expect([...learner.options].map(({ text }) => text)).toEqual(['Choose the student', 'My child', 'Myself']);
  await user.selectOptions(learner, 'Myself');
  expect(await screen.findByText(/You will be the student/)).toBeTruthy();
});

test('a child that is added at the checkout is chosen, after a question where the name is there already (D163)', async () => {
  signInAsBuyer('guest');
  serve('children', mayAdd);
  const { user } = await renderAt(PAGE);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Student' }), 'My child');
  await user.type(screen.getByRole('textbox', { name: 'Name of the child' }), 'Yusuf');
  await user.type(screen.getByRole('textbox', { name: 'Age' }), '8');
  reject('post', 'children', 422, { fields: [{ path: 'name', code: 'same_name', message: '' }] });
  await user.click(screen.getByRole('button', { name: 'Add the child' }));
  expect(await screen.findByText('There is already a child named Yusuf. Is this another child?')).toBeTruthy();
  const sent = take('post', 'children', { data: { id: '15' } }, 201);
  serveChildren(child('15', 'Yusuf'));
  const { user: own } = sessionStore.getState();
  serve('profile', { data: { user: { ...own, relations: ['parent'] }, permissions: ['subscriptions.packages.read'] } });
  await user.click(screen.getByRole('button', { name: 'Yes, another child' }));
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Student' }).value).toBe('15'));
  expect(sent[0]?.body).toEqual({ name: 'Yusuf', age: '8', another: true });
});

test("the error about a child's existing subscription does not mention the parent", async () => {
  serveChildren(child('12', 'Maryam'));
  reject('post', 'subscriptions/one-time/8', 409, { code: 'conflict' });
  const { user } = await renderAt(PAGE);
  await screen.findByRole('combobox', { name: 'Student' });
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  const words = 'This student already has a subscription, or a payment is still being confirmed.';
  expect(await screen.findByText(words)).toBeTruthy();
});

test('choices are in the address, and a reload or a new sign-in restores them', async () => {
  serveChildren(child('12', 'Maryam'), child('13', 'Yusuf'));
  const { user, router } = await renderAt(PAGE);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Student' }), '13');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payment' }), 'monthly');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
  expect(router.state.location.search).toBe('?package=8&kind=monthly&currency=USD&for=13');
});

test('a coupon shows the price before and after, and is sent with the purchase (D113)', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const discount = { kind: 'coupon', amount: 100.5, months: 1 };
  serve('subscriptions/quote/8', { data: { price: 900.5, total: 800, discount } });
  const sent = take('post', 'subscriptions/one-time/8', { url: 'https://pay.test/1' });
  const { user } = await renderAt(PAGE);
  await user.type(await screen.findByRole('textbox', { name: /Coupon/ }), 'welcome');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(/Coupon: .*100\.50.* off the first payment/)).toBeTruthy();
  expect(screen.getByText(/900\.50/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(sent[0]?.search.get('coupon')).toBe('welcome'));
  leave.mockRestore();
});

test('an invalid coupon shows the reason at its field', async () => {
  reject('get', 'subscriptions/quote/8', 422, { fields: [{ path: 'coupon', code: 'used_up', message: '' }] });
  const { user } = await renderAt(PAGE);
  await user.type(await screen.findByRole('textbox', { name: /Coupon/ }), 'welcome');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('This coupon is used up.')).toBeTruthy();
});

test('the sibling discount is shown before paying (D113)', async () => {
  serveChildren(child('12', 'Maryam'));
  const discount = { kind: 'sibling', amount: 90, months: 'always' };
  serve('subscriptions/quote/8', { data: { price: 900.5, total: 810.5, discount } });
  await renderAt(PAGE);
  expect(await screen.findByText(/Sibling discount: .*90.* off each payment/)).toBeTruthy();
});
