import { expect, it } from 'vitest';
import { withStatusDate } from './dated-status.ts';

const today = '2026-11-27';
const stopped = { lastStatus: 'stopped', lastStatusDate: '2026-10-01' } as const;

it.each([
  ['a new status without a date begins today', { lastStatus: 'stopped' }, undefined, '2026-11-27'],
  ['another status begins today', { lastStatus: 'suspended' }, stopped, '2026-11-27'],
  ['a date that was emptied is today', { lastStatusDate: null }, stopped, '2026-11-27'],
  ['a date that is said stays', { lastStatus: 'stopped', lastStatusDate: '2026-11-27' }, undefined, '2026-11-27'],
  ['the same status keeps its date', { lastStatus: 'stopped' }, stopped, undefined],
  ['another field changes no date', {}, stopped, undefined],
  ['an active person needs no date', { lastStatus: 'active' }, stopped, undefined],
] as const)('%s', (_, sent, before, date) => {
  expect(withStatusDate(sent, before, today)).toEqual({ ...sent, ...(date ? { lastStatusDate: date } : {}) });
});

it.each([
  ['last_status_date', { lastStatus: 'stopped', lastStatusDate: '2026-11-28' }],
  ['registration_date', { registrationDate: '2026-11-28' }],
] as const)('a %s from tomorrow on, in the academy’s zone, is rejected at its field', (path, sent) => {
  const rejected = () => withStatusDate(sent, undefined, today);
  expect(rejected).toThrow(expect.objectContaining({ fields: [expect.objectContaining({ path, code: 'future' })] }));
});
