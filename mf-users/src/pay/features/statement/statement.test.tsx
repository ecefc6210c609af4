import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { statementSchema } from '#/pay/api/statements.ts';
import { signInAs } from '#/testing/people.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server } from '#/testing/server.ts';

const PATH = '/dashboard/users/remaining-classes/11/statement';
const line = { balance: 7, created_at: '2026-11-20T09:00:00.000Z' };
const statement = {
  student: { id: '11', name: 'Yusuf Karim' },
  ...{ from: '2026-11-01', to: '2026-11-27', start: 0, bought: 8, returned: 0, used: -1, corrected: 0, end: 7 },
  lines: [
    {
      ...line,
      id: '1',
      delta: 8,
      balance: 8,
      reason: 'purchase',
      source: { kind: 'payment', title: 'Eight', at: null },
    },
    {
      ...{ ...line, id: '2', delta: -1, reason: 'class' },
      source: { kind: 'class', title: 'Quran', at: line.created_at, teacher: 'Salma Haddad', attendance: 'presence' },
    },
  ],
  money: [{ currency: 'USD', paid: 40, returned: 10, total: 30 }],
  receipts: [
    {
      ...{ id: '4', number: 'R-2026-00004', kind: 'receipt', package: 'Eight' },
      ...{ currency: 'USD', amount: 40, createdAt: line.created_at },
    },
    {
      ...{ id: '5', number: 'CN-2026-00001', kind: 'credit_note', package: 'Eight' },
      ...{ currency: 'USD', amount: 10, createdAt: line.created_at },
    },
  ],
};

function serveStatement(about: object = {}): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/students/11/statement', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(v.parse(statementSchema, { data: { ...statement, ...about } }));
    }),
  );
  return asked;
}
const part = (name: string) => within(screen.getByRole('region', { name }));

test('a statement shows the classes left before, bought and used, each with teacher and attendance, and the money (D111)', async () => {
  signInAs('admin');
  serveStatement();
  await renderAt(`${PATH}?from=2026-11-01&to=2026-11-27`);
  expect(await screen.findByText('At the end')).toBeTruthy();
  const classes = part('Classes');
  expect(classes.getByText('Class on 20 Nov 2026').parentElement?.textContent).toContain('Salma Haddad');
  expect(classes.getByText(/· Present$/)).toBeTruthy();
  expect(classes.getByText('7 left')).toBeTruthy();
  const money = part('Money');
  for (const text of ['$40.00', '-$10.00', '$30.00', 'Credit note']) expect(money.getByText(text)).toBeTruthy();
});

test('the period is chosen by name or by days; days in the wrong order have an error at their field and send no request', async () => {
  signInAs('admin');
  const asked = serveStatement({ to: '2031-05-06' });
  const { user } = await renderAt(PATH);
  await screen.findByText('At the end');
  // Up to today on the student's clock, which the API knows.
  expect(asked).toEqual(['']);
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveProperty('value', '6 May 2031');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'This year');
  await waitFor(() => expect(asked.at(-1)).toMatch(/^\?from=\d{4}-01-01$/));
  const before = asked.length;
  const to = screen.getByRole('textbox', { name: 'To' });
  await user.clear(to);
  await user.type(to, '2019-01-01');
  await user.tab();
  expect(await screen.findByText('Choose a last day after the first day.')).toBeTruthy();
  expect(asked).toHaveLength(before);
});

test('a viewer who cannot see payments reads who can', async () => {
  signInAs('leader');
  serveStatement({ money: null, receipts: [] });
  await renderAt(PATH, 'ar');
  expect(await screen.findByText('المدفوعات متاحة للطالب والوالدين والمديرين.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'المبالغ' })).toBeNull();
});

test('the PDF has the same period, in the chosen language; a failure is reported', async () => {
  signInAs('admin');
  serveStatement();
  const asked: string[] = [];
  server.use(
    http.get('*/api/students/11/statement/pdf', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await renderAt(`${PATH}?from=2026-11-01&to=2026-11-27`);
  await user.click(await screen.findByRole('button', { name: 'Statement as PDF' }));
  await user.click(screen.getByRole('menuitem', { name: 'PDF in Arabic' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Statement as PDF' }));
  await user.click(screen.getByRole('menuitem', { name: 'PDF in both languages' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(2));
  click.mockRestore();
  expect(asked).toEqual(['ar', 'both'].map((each) => `?from=2026-11-01&to=2026-11-27&language=${each}`));
  reject('get', 'students/11/statement/pdf', 500);
  await user.click(screen.getByRole('button', { name: 'Statement as PDF' }));
  await user.click(screen.getByRole('menuitem', { name: 'PDF in English' }));
  await screen.findByText('The document could not be opened. Please try again.');
});

test('whoever sees the money alone has no link to the ledger (D149)', async () => {
  signInAs('accountant', ['money.read', 'users.names']);
  serveStatement();
  await renderAt(PATH);
  expect(await screen.findByText('At the end')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Remaining classes' })).toBeNull();
});
