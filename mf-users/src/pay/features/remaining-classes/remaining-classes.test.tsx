import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LedgerLine } from '#/pay/api/ledger.ts';
import { ledgerOf, serveLedger, serveMakeUps } from '#/pay/testing/ledger.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aStudentProfile, aUser, nothing, reject, serveUsers, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/users/remaining-classes/10';
const studentWith = (remainingClasses: number) =>
  aUser({ id: '10', name: 'Yusuf Ahmed', student: aStudentProfile({ remainingClasses }) });
const field = (name = 'New number') => screen.findByRole<HTMLInputElement>('textbox', { name });
const lines = async () => (await screen.findAllByRole('row')).slice(1);

const signIn = (...permissions: string[]) => signInForTest({ id: '1' }, permissions);
beforeEach(() => signIn('users.read', 'users.update'));

describe('the ledger', () => {
  test('the ledger shows the remaining classes and its lines', async () => {
    serveUsers([studentWith(7)]);
    serveLedger('10', ledgerOf(8, -1));
    await renderAt(PAGE);
    expect(await screen.findAllByText('Yusuf Ahmed')).toHaveLength(2);
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link').getAttribute('href')).toBe('/dashboard/users/student/10');
    expect((await lines()).map(({ children }) => Array.from(children, ({ textContent }) => textContent))).toEqual([
      ['Class held', expect.stringContaining('2026'), 'Automatically', '-1', '7'],
      ['Purchase', expect.stringContaining('2026'), 'Maryam Haddad', '+8', '8'],
    ]);
  });

  test('make-ups are shown in words below the remaining classes (D103)', async () => {
    serveUsers([studentWith(7)]);
    serveLedger('10', ledgerOf(8, -1));
    serveMakeUps('10', [
      { id: '1', until: '2027-01-26', isOpen: true },
      { id: '2', until: '2027-02-02', isOpen: true },
      { id: '3', until: '2026-01-02', isOpen: false },
    ]);
    await renderAt(PAGE);
    expect(await screen.findByText('2 make-up classes, the first until \u206826 January\u2069')).toBeTruthy();
  });

  const linesOfEachKind = (): LedgerLine[] => {
    const [plain] = ledgerOf(1);
    const line = (about: Partial<LedgerLine>): LedgerLine => ({ ...plain, actor: null, ...about }) as LedgerLine;
    const payment = { kind: 'payment', title: 'Eight', at: null };
    const held = { kind: 'class', title: 'Tajweed', at: '2026-03-02T21:30:00.000Z' };
    const actor = { id: '1', name: 'Maryam' };
    return [
      line({ reason: 'purchase', source: payment }),
      line({ reason: 'renewal', source: payment }),
      line({ reason: 'refund', delta: -4, source: payment }),
      line({ reason: 'refund', delta: 4, source: payment }),
      line({ reason: 'refund', delta: -3, source: payment, actor }),
      line({ reason: 'class', delta: -1, source: held }),
      line({ reason: 'class_reversal', source: held }),
      line({ reason: 'manual', actor, source: { kind: 'bank_transfer', title: null, at: '2026-03-01' } }),
      line({ reason: 'manual', actor }),
    ].map((each, index) => ({ ...each, id: String(index) }));
  };

  test.each([
    [
      'en',
      [
        'Bought Eight',
        'Renewal of Eight',
        'Refund of Eight',
        'Refund of Eight undone',
        'Used classes of Eight removed after a refund',
        'Class on 3 Mar 2026',
        'Class on 3 Mar 2026 no longer counted',
        'Bank transfer of 1 Mar 2026',
        'Adjusted by Maryam',
      ],
    ],
    [
      'ar',
      [
        'شراء باقة Eight',
        'تجديد باقة Eight',
        'استرداد مبلغ باقة Eight',
        'إلغاء استرداد مبلغ باقة Eight',
        'سحب حصص مستخدمة من باقة Eight بعد استرداد المبلغ',
        'حصة يوم 3 مارس 2026',
        'إلغاء احتساب حصة يوم 3 مارس 2026',
        'حوالة بنكية بتاريخ 1 مارس 2026',
        'تعديل من Maryam',
      ],
    ],
  ] as const)(
    'each line of the ledger has its text, with the day on the viewer’s clock (%s)',
    async (language, words) => {
      signInForTest({ id: '1', timezone: 'Asia/Amman' }, ['users.read']);
      serveUsers([studentWith(7)]);
      serveLedger('10', linesOfEachKind());
      await renderAt(PAGE, language);
      const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069\u200e\u200f]/g, '');
      expect((await lines()).map(({ firstElementChild }) => plain(firstElementChild?.textContent))).toEqual(words);
    },
  );

  test('the ledger shows how many classes are owed', async () => {
    serveUsers([studentWith(-2)]);
    serveLedger('10', ledgerOf(-2));
    await renderAt(PAGE);
    expect(await screen.findByText('Owes 2 classes')).toBeTruthy();
  });

  test.each([
    [-1, 'حصة واحدة مستحقة الدفع'],
    [-2, 'حصتان مستحقتا الدفع'],
    [-3, '3 حصص مستحقة الدفع'],
    [-11, '11 حصة مستحقة الدفع'],
    [0, 'لا حصص متبقية'],
  ])('the ledger shows %i classes in Arabic', async (remaining, words) => {
    serveUsers([studentWith(remaining)]);
    serveLedger('10', []);
    await renderAt(PAGE, 'ar');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('an empty ledger says so', async () => {
    serveUsers([studentWith(0)]);
    serveLedger('10', []);
    await renderAt(PAGE);
    expect(await screen.findByRole('heading', { name: 'The ledger is still empty' })).toBeTruthy();
    expect(screen.getByText('No remaining classes')).toBeTruthy();
  });
});

describe('setting remaining classes', () => {
  test('setting remaining classes for a transfer previews the difference, writes it and shows the line', async () => {
    const { held } = serveUsers([studentWith(7)]);
    const ledger = serveLedger('10', ledgerOf(7));
    const sent = takeBodies('put', 'users/10');
    const { user } = await renderAt(`${PAGE}?bank_transfer=3`);
    await user.clear(await field());
    await user.type(await field(), '١٠');
    expect(screen.getByText(/recorded in the ledger: .*\+3/)).toBeTruthy();
    held.users[0] = studentWith(10);
    ledger.lines = ledgerOf(7, 3);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Remaining classes edited successfully')).toBeTruthy();
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    expect(sent).toEqual([{ remainingClasses: 10, bank_transfer_id: '3' }]);
    expect(screen.getByText('The change is recorded in the ledger.')).toBeTruthy();
  });

  test.each([
    ['en', 'New number', 'Save', 'Remaining classes field is required'],
    ['ar', 'العدد الجديد', 'حفظ', 'عدد الحصص المتبقية مطلوب'],
  ] as const)('setting remaining classes needs a number (%s)', async (language, label, submit, message) => {
    serveUsers([studentWith(7)]);
    serveLedger('10', ledgerOf(7));
    const { user } = await renderAt(PAGE, language);
    await user.clear(await field(label));
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('a failure to set remaining classes keeps the typed number', async () => {
    serveUsers([studentWith(7)]);
    serveLedger('10', ledgerOf(7));
    reject('put', 'users/10', 500);
    const { user } = await renderAt(PAGE);
    await user.clear(await field());
    await user.type(await field(), '-2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Internal server error!/)).toBeTruthy();
    expect((await field()).value).toBe('-2');
  });

  test('without permission remaining classes cannot be set', async () => {
    signIn('users.read');
    serveUsers([{ ...studentWith(7), may: nothing }]);
    serveLedger('10', ledgerOf(7));
    await renderAt(PAGE);
    await lines();
    expect(screen.queryByRole('textbox', { name: 'New number' })).toBeNull();
  });
});

describe('access to remaining classes', () => {
  test('a student and a parent see the ledger lines', async () => {
    signIn();
    serveLedger('10', ledgerOf(8, -1));
    await renderAt(PAGE);
    expect(await lines()).toHaveLength(2);
    expect(screen.getByText('Remaining').nextElementSibling?.textContent).toBe('7');
    expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  });

  test('a teacher sees remaining classes without the lines', async () => {
    signIn('users.read');
    serveUsers([studentWith(7)]);
    reject('get', 'users/10/ledger', 404, { code: 'not_found' });
    await renderAt(PAGE);
    expect(await screen.findByText(/The ledger is visible to/)).toBeTruthy();
    expect(screen.getByText('Remaining').nextElementSibling?.textContent).toBe('7');
  });

  test('the ledger of a hidden person shows nothing', async () => {
    serveUsers([]);
    reject('get', 'users/10/ledger', 404, { code: 'not_found' });
    await renderAt(PAGE);
    expect(await screen.findByRole('heading', { name: 'User not found' })).toBeTruthy();
  });

  test('only students have remaining classes', async () => {
    serveUsers([aUser({ id: '10', name: 'Salma', role: 'teacher', roles: ['teacher'] })]);
    serveLedger('10', []);
    await renderAt(PAGE);
    expect(await screen.findByText('Only students have remaining classes.')).toBeTruthy();
  });
});
