// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userQueries } from '#/base/api/users.ts';
import { setRemainingClasses } from '#/pay/api/remaining.ts';
import { ledgerQueries } from './ledger.ts';
import { statementPaper, statementQuery } from './statements.ts';

const api = await useApi(sharedTestApi);
const DAY_MS = 86_400_000;
const read = (id: string, page = 1, perPage = 10) =>
  new QueryClient().fetchQuery(ledgerQueries.list(id, { page, perPage }));
const remaining = async (id: string) =>
  (await new QueryClient().fetchQuery(userQueries.detail(id))).student?.remainingClasses;

test('setting remaining classes adds a ledger line with the difference (D27)', async () => {
  const admin = await someone(api, 'admin');
  admin.signIn();
  const id = String((await api.buildStudent()).id);
  expect(await read(id)).toEqual({ rows: [], total: 0 });
  for (const wanted of [12, 12, 0, -2]) await setRemainingClasses(id, wanted);
  const { rows, total } = await read(id);
  expect(total).toBe(3);
  expect(rows.map(({ delta, balance, reason }) => [delta, balance, reason])).toEqual([
    [-2, -2, 'manual'],
    [-12, 0, 'manual'],
    [12, 12, 'manual'],
  ]);
  expect(rows[0]?.actor?.id).toBe(String(admin.id));
  expect(await remaining(id)).toBe(rows[0]?.balance);
  expect((await read(id, 2, 2)).rows.map(({ balance }) => balance)).toEqual([12]);
});

test('a student reads their own ledger without permission to read users (D9)', async () => {
  const student = await someone(api, 'student');
  const [own, other] = [String(student.id), String((await api.buildStudent()).id)];
  student.signIn();
  expect((await new QueryClient().fetchQuery(ledgerQueries.newest(own))).total).toBe(0);
  expect(await rejectionOf(read(other))).toMatchObject({ status: 404 });
  expect(await rejectionOf(remaining(own))).toMatchObject({ status: 403 });
});

test('a statement ends with the remaining classes, is read by a student, and has a PDF (D111)', async () => {
  const admin = await someone(api, 'admin');
  admin.signIn();
  const student = await api.buildStudent();
  const id = String(student.id);
  await setRemainingClasses(id, 5);
  const from = new Date(api.clock.now().getTime() - 30 * DAY_MS).toISOString().slice(0, 10);
  const statement = await new QueryClient().fetchQuery(statementQuery(id, { from }));
  const period = { from: statement.from, to: statement.to };
  expect(statement).toMatchObject({ from, start: 0, corrected: 5, end: 5, money: [], receipts: [] });
  expect(statement.lines).toMatchObject([{ reason: 'manual', delta: 5, source: null }]);
  expect((await statementPaper(id, period, 'ar')).type).toBe('application/pdf');
  const turned = { from: period.to, to: from };
  expect(await rejectionOf(new QueryClient().fetchQuery(statementQuery(id, turned)))).toMatchObject({ status: 422 });
});
