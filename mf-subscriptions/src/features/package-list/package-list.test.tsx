import { sessionStore } from '@academy/shared-auth';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aPackage, servePackages } from '#/testing/packages.ts';
import { aSubscription, serveSummary } from '#/testing/purchases.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { nothingBought, reject, serve, take } from '#/testing/server.ts';
import { signInAsAdmin, signInAsBuyer } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/packages';
const four = aPackage({ _id: '4', title: 'Four classes', classesNum: 4 });
const eight = aPackage({
  _id: '8',
  prices: [
    { currency: 'USD', amount: 40 },
    { currency: 'EGP', amount: 900.5 },
  ],
});

const figures = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

test('staff see all packages with prices, audience and status', async () => {
  signInAsAdmin();
  const old = aPackage({ _id: '9', title: 'Old', active: false, visibleTo: ['91'] });
  const searches = servePackages([eight, old]);
  await renderAt(PAGE);
  const row = within(await screen.findByRole('row', { name: /Eight classes/ }));
  expect(row.getByText(/\$40 · EGP\s900\.50/)).toBeTruthy();
  expect(row.getByText('On offer')).toBeTruthy();
  const other = within(screen.getByRole('row', { name: /Old/ }));
  expect(other.getByText('Deactivated')).toBeTruthy();
  expect(await other.findByText('Students')).toBeTruthy();
  expect(String(searches[0])).toBe('sort=-createdAt&page=1&limit=100');
});

test('a row has the actions that its viewer may do', async () => {
  signInAsAdmin();
  const may = { update: true, deactivate: false, reactivate: true, delete: false };
  servePackages([aPackage({ _id: '9', may })]);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for Eight classes' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit', 'Reactivate']);
});

test('a package is deleted after a confirmation', async () => {
  signInAsAdmin();
  servePackages([eight]);
  const sent = take('delete', 'packages/8');
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for Eight classes' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  servePackages([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Package deleted')).toBeTruthy();
  expect(await screen.findByText('Packages will appear here')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('a student sees the packages as cards, the smallest first, in the chosen currency', async () => {
  signInAsBuyer();
  servePackages([eight, four]);
  const { user } = await renderAt(PAGE);
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Four classes', 'Eight classes']);
  expect(screen.queryByRole('link', { name: 'Add package' })).toBeNull();
  expect(screen.getAllByText('$40')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EGP');
  expect(await screen.findByText(/900\.50/)).toBeTruthy();
  expect(screen.getAllByText('$40')).toHaveLength(1);
});

test('the shop says for whom a subscription is and for whom a single purchase, and shows the named package', async () => {
  signInAsBuyer();
  servePackages([four, eight]);
  const shown: string[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    shown.push(this.id);
  });
  await renderAt(`${PAGE}#package-8`);
  expect(await screen.findByText(/^Monthly is for classes that continue: .* Once is to try/)).toBeTruthy();
  expect(shown).toEqual(['package-8']);
  scroll.mockRestore();
});

test('a card has links to buy monthly and once, in the shown currency', async () => {
  signInAsBuyer();
  servePackages([eight]);
  await renderAt(PAGE);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Subscribe monthly' });
  expect(link.pathname + link.search).toBe(`${PAGE}/buy?package=8&kind=monthly&currency=USD`);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Buy once' }).search).toContain('kind=one_time');
});

test('a subscriber sees their own subscription and can buy nothing else', async () => {
  signInAsBuyer('student', '8');
  servePackages([four, eight]);
  serveSummary({
    subscription: aSubscription,
    classes: { ...nothingBought.classes, bought: 16, used: 5, remaining: 11 },
    may: { manage: true },
    noBuying: 'subscribed',
  });
  await renderAt(PAGE);
  expect(await screen.findByText(/Subscribed to .*Eight classes/)).toBeTruthy();
  expect(screen.getByText(/^You have a subscription: nothing else can be bought until it ends/)).toBeTruthy();
  expect(screen.getByText('$40 a month · Renews on 2 Apr 2026')).toBeTruthy();
  expect(figures()).toEqual(['Classes bought 16', 'Used 5', 'Remaining 11']);
  expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Subscribe monthly' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Subscribe monthly' })).toBeNull();
});

test.each([
  ['en', 'Extra classes', 'Buy once', 'Subscribe monthly', /only extra classes can be bought/],
  ['ar', 'حصص إضافية', 'شراء لمرة واحدة', 'اشتراك شهري', /إلا شراء حصص إضافية/],
] as const)(
  'a subscriber buys extra classes, once, and nothing else (D133, %s)',
  async (language, badge, once, monthly, why) => {
    signInAsBuyer('student', '8');
    servePackages([four, aPackage({ _id: '7', title: 'More', forSubscribers: true })]);
    serveSummary({ subscription: aSubscription, noBuying: 'subscribed' });
    await renderAt(PAGE, language);
    expect(await screen.findByText(badge)).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: once });
    expect(links.map(({ search }) => search)).toEqual(['?package=7&kind=one_time&currency=USD']);
    expect(screen.queryByRole('link', { name: monthly })).toBeNull();
  },
);

test('for a guest extra classes are a package that is bought once (D133)', async () => {
  signInAsBuyer('guest');
  servePackages([aPackage({ _id: '7', title: 'More', forSubscribers: true })]);
  serveSummary();
  await renderAt(PAGE);
  expect(await screen.findByRole('link', { name: 'Buy once' })).toBeTruthy();
  expect(screen.queryByText('Extra classes')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Subscribe monthly' })).toBeNull();
});

test('make-ups are shown in words below the remaining classes (D103)', async () => {
  signInAsBuyer('student');
  servePackages([eight]);
  serveSummary({ classes: { ...nothingBought.classes, bought: 16, used: 5, remaining: 11 } });
  serve('students/:id/makeups', {
    data: [
      { id: '1', until: '2026-01-26', isOpen: true },
      { id: '2', until: '2026-01-20', isOpen: false },
    ],
  });
  await renderAt(PAGE);
  expect(await screen.findByText('1 make-up class until \u206826 January\u2069')).toBeTruthy();
});

test('a parent with a subscription can still buy for a child (D116)', async () => {
  signInAsBuyer('student', '8', ['parent']);
  servePackages([eight]);
  serveSummary({ subscription: aSubscription, may: { manage: true } });
  await renderAt(`${PAGE}?for=12`);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Subscribe monthly' });
  expect(new URL(link.href).searchParams.get('for')).toBe('12');
});

test('the packages for a subscribed child have no buttons, and say why (D170)', async () => {
  signInAsBuyer('guest', null, ['parent']);
  servePackages([eight]);
  const student = { id: '12', name: 'Maryam' };
  const searches = serve('subscriptions/summary', { data: { ...nothingBought, student, noBuying: 'subscribed' } });
  await renderAt(`${PAGE}?for=12`, 'ar');
  expect(await screen.findByText(/^الاشتراك قائم لـ.*Maryam/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'اشتراك شهري' })).toBeNull();
  expect(searches.map((search) => search.get('student_id'))).toContain('12');
});

test('a parent sees the running subscriptions of the children, and manages those that the parent pays for (D116)', async () => {
  signInAsBuyer('guest', null, ['parent']);
  servePackages([]);
  const child = (id: string, name: string, about: object, manage: boolean) => ({
    student: { id, name },
    subscription: { ...aSubscription, purchase: id, ...about },
    may: { manage },
  });
  serve('students/21/holds', { data: [{ state: 'running', unpaid: true }] });
  serveSummary({ family: [child('21', 'Maryam', { state: 'past_due' }, true), child('22', 'Yusuf', {}, false)] });
  await renderAt(PAGE);
  const headings = await screen.findAllByRole('heading', { level: 2, name: /’s subscription/ });
  expect(headings.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''))).toEqual([
    'Maryam’s subscription: Eight classes',
    'Yusuf’s subscription: Eight classes',
  ]);
  expect(screen.getByText('$40 a month')).toBeTruthy();
  expect(screen.getByText('$40 a month · Renews on 2 Apr 2026')).toBeTruthy();
  expect(screen.getByText(/of .*Maryam.*’s subscription could not be charged/)).toBeTruthy();
  expect(await screen.findByText('Classes are paused until the renewal is paid.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Update the card' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Manage subscription' })).toBeNull();
});

test('a parent sees the packages in the currency of a child’s subscription', async () => {
  signInAsBuyer('guest', null, ['parent']);
  servePackages([eight]);
  const subscription = { ...aSubscription, currency: 'EGP' };
  serveSummary({ family: [{ student: { id: '21', name: 'Maryam' }, subscription, may: { manage: true } }] });
  await renderAt(PAGE);
  expect(await screen.findByRole('combobox', { name: 'Currency' })).toHaveProperty('value', 'EGP');
});

test('a cancelled subscription says when it ends, and that its classes remain', async () => {
  signInAsBuyer('student', '8');
  servePackages([eight]);
  serveSummary({ subscription: { ...aSubscription, endsAt: '2026-04-02T09:00:00.000Z' }, may: { manage: true } });
  await renderAt(PAGE);
  expect(await screen.findByText('$40 a month · Ends on 2 Apr 2026; paid classes remain')).toBeTruthy();
});

test('a student without a subscription sees the remaining classes, and numbers that add up', async () => {
  signInAsBuyer('student');
  servePackages([eight]);
  serveSummary({ classes: { bought: 16, refunded: 4, adjusted: 1, used: 5, remaining: 8 } });
  await renderAt(PAGE);
  expect(await screen.findByText('There is no subscription')).toBeTruthy();
  expect(figures()).toEqual(['Classes bought 16', 'Refunded 4', 'Changed by the academy +1', 'Used 5', 'Remaining 8']);
  expect(screen.getByRole('link', { name: 'Subscribe monthly' })).toBeTruthy();
});

test('a failed renewal is shown, with a link to repair it', async () => {
  signInAsBuyer('student', '8');
  servePackages([eight]);
  serveSummary({ subscription: { ...aSubscription, state: 'past_due' }, may: { manage: true } });
  reject('get', 'subscriptions/manage', 404);
  const { user } = await renderAt(PAGE);
  expect(await screen.findByText(/The last renewal could not be charged/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Update the card' }));
  expect(await screen.findByText('There is no subscription')).toBeTruthy();
});

test('a held payment is mentioned beside the subscription', async () => {
  signInAsBuyer('student', '8');
  servePackages([eight]);
  serveSummary({ subscription: { ...aSubscription, held: true } });
  await renderAt(PAGE);
  expect(await screen.findByText(/doesn’t match its price, so no classes were added/)).toBeTruthy();
});

test('a held payment of a child’s subscription names the child', async () => {
  signInAsBuyer('guest', null, ['parent']);
  servePackages([]);
  const subscription = { ...aSubscription, held: true };
  serveSummary({ family: [{ student: { id: '21', name: 'Maryam' }, subscription, may: { manage: true } }] });
  await renderAt(PAGE);
  expect(await screen.findByText(/A payment of .*Maryam.*’s subscription doesn’t match its price/)).toBeTruthy();
});

describe('classes that are paused after a subscription has ended unpaid (D114)', () => {
  const servePaused = (id: string) => serve(`students/${id}/holds`, { data: [{ state: 'running', unpaid: true }] });
  const child = { id: '21', name: 'Maryam', relationship_type: 'parent' };

  test.each([
    ['en', 'Classes are paused because the renewal is unpaid. Choose a package to continue.'],
    ['ar', 'إيقاف مؤقت للحصص لأن التجديد غير مدفوع. يُرجى اختيار باقة لاستئنافها.'],
  ] as const)('a student reads to choose a package, and can buy one (%s)', async (language, text) => {
    signInAsBuyer('student');
    servePackages([eight]);
    servePaused(':id');
    await renderAt(PAGE, language);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(
      screen.getAllByRole<HTMLAnchorElement>('link').some(({ href }) => href.includes('/buy?package=8&kind=monthly')),
    ).toBe(true);
  });

  test.each([
    ['en', /Maryam.*’s classes are paused because the renewal is unpaid/],
    ['ar', /إيقاف مؤقت لحصص .*Maryam/],
  ] as const)('a parent reads it of the child (%s)', async (language, text) => {
    signInAsBuyer('guest', null, ['parent']);
    servePackages([eight]);
    serve('own-profile', { data: { children: [child, { ...child, id: '22', name: 'Yusuf' }] } });
    servePaused('21');
    await renderAt(PAGE, language);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText(/Yusuf/)).toBeNull();
  });

  test('a running subscription says only that its renewal is unpaid', async () => {
    signInAsBuyer('student', '8');
    servePackages([eight]);
    servePaused(':id');
    serveSummary({ subscription: { ...aSubscription, state: 'past_due' } });
    await renderAt(PAGE);
    expect(await screen.findByText('Classes are paused until the renewal is paid.')).toBeTruthy();
    expect(screen.queryByText(/Choose a package to continue/)).toBeNull();
  });
});

test('without a provider nothing can be bought, and the page says so', async () => {
  signInAsBuyer();
  servePackages([eight]);
  serveSummary({ provider: null, noBuying: 'not_configured' });
  await renderAt(PAGE);
  expect(await screen.findByText(/^Payment by card is not possible at the moment/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to the academy' }).getAttribute('href')).toMatch(/chats\/0\?text=How/);
  expect(screen.queryByRole('link', { name: 'Buy once' })).toBeNull();
});

test('without a provider packages are bought by transfer, in a currency that has an account (D130)', async () => {
  signInAsBuyer();
  servePackages([four, eight]);
  serveSummary({ provider: null, noBuying: 'not_configured', transferCurrencies: ['EGP'] });
  await renderAt(PAGE);
  const [link, ...others] = await screen.findAllByRole('link', { name: 'Buy once' });
  expect(link?.getAttribute('href')).toContain('package=8&kind=one_time&currency=EGP');
  expect(others).toEqual([]);
  expect(screen.queryByText(/^Payment by card is not possible/)).toBeNull();
});

test('the payer ends a subscription by transfer, which keeps its last classes (D130)', async () => {
  signInAsBuyer('student', '8');
  servePackages([]);
  const payer = { id: sessionStore.getState().user?.id ?? '', name: 'Amina' };
  serveSummary({ subscription: { ...aSubscription, way: 'bank', payer }, noBuying: 'subscribed' });
  const sent = take('post', 'purchases/6/end');
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'End the subscription' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'End the subscription' }));
  expect(await screen.findByText('The subscription will end with the paid month')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('the viewer’s own package is marked, also when it is no longer offered', async () => {
  signInAsBuyer('student', '8');
  servePackages([four, { ...eight, active: false }]);
  await renderAt(PAGE);
  expect(await screen.findByText('Subscribed')).toBeTruthy();
  expect(screen.getByText('No longer offered')).toBeTruthy();
});

test.each([
  ['en', 'There is no package on offer at the moment.'],
  ['ar', 'لا توجد باقات معروضة حاليًا.'],
] as const)('an empty list of packages tells a guest that there are none (%s)', async (language, words) => {
  signInAsBuyer('guest');
  servePackages([]);
  await renderAt(PAGE, language);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('package cards that could not be loaded can be retried', async () => {
  signInAsBuyer();
  reject('get', 'packages', 422);
  const { user } = await renderAt(PAGE);
  const again = await screen.findByRole('button', { name: 'Try again' });
  servePackages([four]);
  await user.click(again);
  expect(await screen.findByText('Four classes')).toBeTruthy();
});
