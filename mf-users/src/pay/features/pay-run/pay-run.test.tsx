import { signInForTest } from '@academy/shared-auth/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPayLine, aPayment, aPayRun, servePayments, servePayRuns } from '#/pay/testing/pay-runs.ts';
import { aSalaryMonth, serveSalaryMonth } from '#/pay/testing/salary-months.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, reject, serveUsers, takeBodies } from '#/testing/server.ts';

const RUN = '/dashboard/pay-runs/3';
const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '');

beforeEach(() => {
  signInForTest({ id: '1', role: 'accountant', roles: ['accountant'] }, ['pay_runs.update', 'users.names']);
});

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

describe('the pay runs (D148)', () => {
  test('runs are listed with total and what is to be paid, in amounts of 0, 2 and 3 decimals', async () => {
    const one = aPayLine({ id: '1' });
    servePayRuns([
      aPayRun([one]),
      aPayRun([], { id: '2', month: '2026-09', total: 1500, currency: 'JPY' }),
      aPayRun([], { id: '1', month: '2026-08', total: 1500, currency: 'IQD' }),
    ]);
    await renderAt('/dashboard/pay-runs');
    expect((await screen.findByRole('link', { name: 'October 2026' })).getAttribute('href')).toBe(RUN);
    await waitFor(() => expect(plain(document.body.textContent)).toContain('$120.50'));
    expect(plain(document.body.textContent)).toContain('¥1,500');
    expect(plain(document.body.textContent)).toMatch(/IQD.1\.500/);
    expect(screen.getByText('1 to be paid')).toBeTruthy();
  });

  test('a run is prepared, and a month without a closed salary says so', async () => {
    servePayRuns([aPayRun([aPayLine({ id: '1' })])]);
    reject('post', 'pay-runs', 409, { code: 'month_open' });
    const { user, path } = await renderAt('/dashboard/pay-runs');
    await user.click(await screen.findByRole('button', { name: 'Prepare pay run' }));
    await user.click(await screen.findByRole('button', { name: 'Prepare' }));
    expect(await screen.findByText(/No salary for this month is closed yet/)).toBeTruthy();
    const sent = takeBodies('post', 'pay-runs', { data: aPayRun([]) }, 201);
    await user.click(screen.getByRole('button', { name: 'Prepare' }));
    await waitFor(() => expect(path()).toBe(RUN));
    expect(sent).toEqual([{ month: expect.stringMatching(/^\d{4}-\d\d$/) }]);
  });

  test('a line is marked as paid in another currency, its rate as typed in Arabic digits', async () => {
    servePayRuns([aPayRun([aPayLine({ id: '1' })])]);
    const sent = takeBodies('put', 'pay-runs/3/lines/7');
    const { user } = await renderAt(RUN);
    await user.click(await screen.findByRole('button', { name: 'Mark as paid: Salma Haddad' }));
    await user.selectOptions(await field('Currency'), 'EGP');
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
    expect(await screen.findByText('Exchange rate is required')).toBeTruthy();
    fireEvent.change(await field('Exchange rate (1 USD =)'), { target: { value: '٤٨٫٥١٢٣٤٥' } });
    fireEvent.change(await field('Reference'), { target: { value: 'A 77' } });
    fireEvent.change(await field('Paid on'), { target: { value: '2026-11-04' } });
    await user.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
    expect(await screen.findByText('Marked as paid')).toBeTruthy();
    const paid = { state: 'paid', reference: 'A 77', paidOn: '2026-11-04' };
    expect(sent).toEqual([{ ...paid, currency: 'EGP', rate: '48.512345' }]);
  });

  test('a line that somebody else has paid says so and keeps what was typed', async () => {
    servePayRuns([aPayRun([aPayLine({ id: '1' })])]);
    reject('put', 'pay-runs/3/lines/7', 409, { code: 'conflict' });
    const { user } = await renderAt(RUN);
    await user.click(await screen.findByRole('button', { name: 'Edit: Salma Haddad' }));
    fireEvent.change(await field('Reference'), { target: { value: 'A 77' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/This payment has changed in the meantime/)).toBeTruthy();
    expect((await field('Reference')).value).toBe('A 77');
  });

  test('a paid line can only be returned', async () => {
    const paid = { state: 'paid', paidOn: '2026-11-04', may: { change: false, return: true } };
    servePayRuns([aPayRun([aPayLine({ id: '1', ...paid })])]);
    const sent = takeBodies('put', 'pay-runs/3/lines/7');
    const { user } = await renderAt(RUN, 'ar');
    await user.click(await screen.findByRole('button', { name: 'تسجيل الإرجاع: Salma Haddad' }));
    expect(screen.queryByRole('button', { name: /^تسجيل الدفع/ })).toBeNull();
    fireEvent.change(await field('تاريخ الإرجاع'), { target: { value: '2026-11-06' } });
    await user.click(screen.getByRole('button', { name: 'تسجيل الإرجاع' }));
    await waitFor(() => expect(sent).toEqual([{ state: 'returned', paidOn: '2026-11-06', reference: '' }]));
  });

  test('a bank file that is rejected says who has no account', async () => {
    servePayRuns([aPayRun([aPayLine({ id: '1' })])]);
    const data = { reason: 'no_account', teachers: ['Salma Haddad', 'Zaynab'] };
    reject('get', 'pay-runs/3/bank-file', 409, { code: 'conflict', data });
    const { user } = await renderAt(RUN);
    await user.click(await screen.findByRole('button', { name: 'Bank file (CSV)' }));
    expect(plain((await screen.findByText(/No account or wallet/)).textContent)).toContain('Salma Haddad and Zaynab');
  });

  test('currencies that do not load are an error with another try', async () => {
    servePayRuns([aPayRun([aPayLine({ id: '1' })])]);
    reject('get', 'currencies', 500, { code: 'internal' });
    await renderAt(RUN);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('a run that is not there says so', async () => {
    servePayRuns([]);
    await renderAt(RUN);
    expect(await screen.findByText('Pay run not found')).toBeTruthy();
  });
});

test('a teacher reads on a closed month when and how it was paid, and on an open one nothing', async () => {
  signInForTest({ id: '7', role: 'teacher', roles: ['teacher'] }, ['users.read']);
  serveUsers([aUser({ id: '7', name: 'Salma Haddad', role: 'teacher' })]);
  servePayRuns([]);
  servePayments([aPayment({ id: '1' }), aPayment({ id: '2', month: '2026-09', reference: 'Old' })]);
  serveSalaryMonth(aSalaryMonth({ closed: { at: '2026-11-02T09:00:00.000Z', by: { id: '1', name: 'Maryam' } } }));
  await renderAt('/dashboard/users/7/salaries/months/2026-10');
  const list = await screen.findByRole('list', { name: 'Payments' });
  await waitFor(() => expect(plain(list.textContent)).toBe('October 2026Bank transfer · 4 Nov 2026 · A 77Paid$120.50'));
});
