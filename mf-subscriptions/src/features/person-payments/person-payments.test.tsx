import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPayment, servePayments } from '#/testing/payments.ts';
import { aSubscription, serveSummary } from '#/testing/purchases.ts';
import { serveReceipts } from '#/testing/receipts.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { nothingBought, reject, serve } from '#/testing/server.ts';
import { signInAsAdmin } from '#/testing/sign-in.ts';

beforeEach(() => signInAsAdmin());
const place = () => screen.getByRole('region', { name: 'Place' });
const classes = { bought: 16, refunded: 4, adjusted: 0, used: 5, remaining: 7 };
const transfer = aPayment({
  id: '3',
  kind: 'bank_transfer',
  package_name: null,
  reference: 'TR-1',
  date: '2026-03-02',
  may: { update: true },
});

describe('the payments of a person', () => {
  const open = (language: 'en' | 'ar' = 'en') =>
    renderInSlot('person.tab', { userId: '12', role: 'student' }, language);

  test('card payments and bank transfers are shown together, and a transfer leads to its form', async () => {
    const searches = servePayments([aPayment({ refunded_amount: 10 }), aPayment({ id: '5', held: true }), transfer]);
    await open();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Bank transfer' });
    expect(link.pathname).toBe('/dashboard/subscriptions/bank-transfers/edit/3');
    expect(
      within(place())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Eight classes2 Mar 2026 · Monthly · A-0001$40.50$10 refunded',
      'Eight classes2 Mar 2026 · Monthly · A-0001$40.50Under review',
      'Bank transfer2 Mar 2026 · TR-1$40.50',
    ]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(String(searches[0])).toBe('student_id=12&per_page=10');
  });

  test('the discount of a payment is shown below the paid amount (D113)', async () => {
    servePayments([aPayment({ amount: 36, discount: 4 })]);
    await open();
    expect(await screen.findByText('$4 discount')).toBeTruthy();
  });

  test.each([
    [aPayment(), 'Receipt for \u2068A-0001\u2069 (PDF)', 'payment:4'],
    [transfer, 'Receipt for \u2068TR-1\u2069 (PDF)', 'bank_transfer:3'],
  ])('a payment leads to its receipt (D110): %#', async (payment, name, source) => {
    servePayments([payment, aPayment({ id: '9', reference: 'A-0009', state: 'failed' })]);
    const searches = serveReceipts([]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('This payment has no such document.')).toBeTruthy();
    expect(searches[0]?.get('source')).toBe(source);
    expect(screen.queryByRole('button', { name: /A-0009/ })).toBeNull();
  });

  test('more payments than fit lead to the lists of this person', async () => {
    servePayments([aPayment()], 11);
    await open();
    const addresses = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await addresses('Invoices')).toBe('/dashboard/subscriptions/invoices?student_id=12');
    expect(await addresses('Bank transfers')).toBe('/dashboard/subscriptions/bank-transfers?user_name=Salma+Haddad');
  });

  test('a person without payments has an empty list, in Arabic too', async () => {
    servePayments([]);
    await open('ar');
    expect(await screen.findByText('لا مدفوعات لهذا المستخدم بالبطاقة ولا بحوالة بنكية.')).toBeTruthy();
  });

  test('nothing is shown if the viewer can read no payments', async () => {
    reject('get', 'payments', 404);
    await open();
    await waitFor(() => expect(place().childElementCount).toBe(0));
  });
});

describe('the subscription of a person', () => {
  const open = () => renderInSlot('person.summary', { userId: '12', role: 'student' });

  test("a person's subscription shows package, renewal on the viewer’s clock, and used and remaining classes", async () => {
    signInForTest({ role: 'admin', roles: ['admin'], timezone: 'Pacific/Auckland' }, ['subscriptions.invoices.read']);
    const renewsAt = '2026-04-02T19:00:00.000Z';
    const searches = serveSummary({ subscription: { ...aSubscription, renewsAt }, classes });
    serve('students/12/makeups', { data: [{ id: '1', until: '2026-04-26', isOpen: true }] });
    await open();
    for (const text of ['Eight classes', 'Renews on 3 Apr 2026', '1 make-up class until \u206826 April\u2069'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      [
        ['Classes bought', '16'],
        ['Refunded', '4'],
        ['Used', '5'],
        ['Remaining', '7'],
      ],
    );
    expect(searches[0]?.get('student_id')).toBe('12');
  });

  test.each([
    ['nothing was bought', () => serveSummary(nothingBought)],
    ['the viewer cannot read it', () => reject('get', 'subscriptions/summary', 404)],
  ])("a person's page shows no subscription if %s", async (_, arrange) => {
    arrange();
    await open();
    await waitFor(() => expect(place().childElementCount).toBe(0));
  });
});

describe('on the viewer’s own profile', () => {
  const child = { id: '12', name: 'Maryam', relationship: 'parent' };
  const open = (children: (typeof child)[], language: 'en' | 'ar' = 'en') =>
    renderInSlot('own.summary', { userId: '7', role: 'teacher', children }, language);

  test('a student who became a teacher can still end their own subscription', async () => {
    signInForTest({ id: '7', role: 'teacher', roles: ['teacher'], subscription: { package: '8' } }, []);
    serveSummary({ subscription: aSubscription, may: { manage: true } });
    servePayments([aPayment()]);
    await open([]);
    expect(await screen.findByRole('button', { name: 'Manage subscription' })).toBeTruthy();
  });

  test.each([
    ['en', '⁨Maryam⁩’s subscription', 'All payments'],
    ['ar', 'اشتراك ⁨Maryam⁩', 'كل المدفوعات'],
  ] as const)(
    'a parent sees what was bought for the child, and the last payments (%s)',
    async (language, title, all) => {
      signInForTest({ id: '7', role: 'teacher', roles: ['teacher'] }, []);
      const summaries = serveSummary({ subscription: aSubscription, classes });
      const searches = servePayments([aPayment(), transfer]);
      await open([child, { ...child, id: '13', relationship: 'aunt' }], language);
      const card = within(await screen.findByRole('region', { name: title }));
      expect(card.getAllByRole('listitem')).toHaveLength(2);
      expect(card.getByRole('link', { name: all }).getAttribute('href')).toBe('/dashboard/subscriptions/invoices');
      expect([summaries.map(String), searches.map(String)]).toEqual([['student_id=12'], ['student_id=12&per_page=3']]);
    },
  );

  test('the profile of a teacher without children sends no request for payments', async () => {
    signInForTest({ id: '7', role: 'teacher', roles: ['teacher'] }, []);
    const searches = servePayments([]);
    await open([]);
    expect(place().childElementCount).toBe(0);
    expect(searches).toEqual([]);
  });
});
