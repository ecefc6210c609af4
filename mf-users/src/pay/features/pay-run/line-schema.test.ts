import * as v from 'valibot';
import { expect, test } from 'vitest';
import { lineSchema } from './line-schema.ts';

const typed = { currency: 'EGP', rate: '٤٨٫٥', way: 'bank', reference: ' A ', paidOn: '2026-04-02' };
const form = { base: 'USD', way: 'wallet', isPaying: false };
const issuesOf = (fields: object) => {
  const { issues = [] } = v.safeParse(lineSchema({ ...form, isPaying: true }), { ...typed, ...fields });
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
};

test('a rate is sent as it was typed, and none for the academy’s own currency', () => {
  const about = { way: 'bank', reference: 'A' };
  expect(v.parse(lineSchema(form), typed)).toEqual({ ...about, currency: 'EGP', rate: '48.5' });
  const paid = { ...about, currency: 'USD', state: 'paid', paidOn: '2026-04-02' };
  expect(v.parse(lineSchema({ ...form, isPaying: true }), { ...typed, currency: 'USD' })).toEqual(paid);
});

test('a way that was not changed is not sent, so the line goes on following the payout data', () => {
  expect(v.parse(lineSchema({ ...form, way: 'bank' }), typed)).not.toHaveProperty('way');
});

test.each([
  [{ rate: '' }, 'rate', 'payRuns.rate.required'],
  [{ rate: '0' }, 'rate', 'payRuns.rate.wrong'],
  [{ rate: '1.2345678' }, 'rate', 'payRuns.rate.wrong'],
  [{ paidOn: '' }, 'paidOn', 'payRuns.paidOn.required'],
  [{ reference: 'x'.repeat(101) }, 'reference', 'payRuns.reference.long'],
])('%j is an error at its field', (fields, path, message) => {
  expect(issuesOf(fields)).toEqual([[path, message]]);
});
