import { expect, it } from 'vitest';
import { historyOf } from './composition-history.ts';
import { healthOf } from './health.ts';

const lineOf = (name: string, more: object = {}) => ({
  name,
  version: '1.0.0-a',
  previousVersion: null,
  enabled: true,
  mount: 'route' as const,
  candidate: null,
  ...more,
});
const compositionOf = (revision: number, remotes: ReturnType<typeof lineOf>[]) => {
  const updatedAt = `2026-01-0${revision}T00:00:00.000Z`;
  const change = { at: updatedAt, by: `user ${revision}`, command: 'c', note: null, commit: null };
  return { revision, updatedAt, origins: [], change, remotes };
};
const candidate = { version: '1.1.0-b', percent: 20, salt: '', since: '' };
const guard = { minutes: 1, loads: 1, rate: 1, slower: 1 };
const compositions = [
  compositionOf(4, [lineOf('mf-b', { version: '1.1.0-b', enabled: false })]),
  compositionOf(3, [lineOf('mf-a'), lineOf('mf-b', { candidate: { ...candidate, guard } })]),
  compositionOf(2, [lineOf('mf-a'), lineOf('mf-b')]),
  compositionOf(1, [lineOf('mf-b')]),
];

it('the history shows the differences of each change, by remote', () => {
  const lines = historyOf(compositions, 20).map(({ revision, by, changes }) => [
    revision,
    by,
    ...changes.map(({ remote, what, from, to }) => `${remote} ${what} ${from} > ${to}`),
  ]);
  expect(lines).toEqual([
    [
      4,
      'user 4',
      'mf-b version 1.0.0-a > 1.1.0-b',
      'mf-b enabled on > off',
      'mf-b canary 1.1.0-b 20 % > null',
      'mf-a removed 1.0.0-a > null',
    ],
    [3, 'user 3', 'mf-b canary null > 1.1.0-b 20 %'],
    [2, 'user 2', 'mf-a added null > 1.0.0-a'],
    [1, 'user 1', 'mf-b added null > 1.0.0-a'],
  ]);
  expect(historyOf(compositions, 2)).toHaveLength(2);
  expect(historyOf(compositions.slice(0, 2), 20).map(({ revision }) => revision)).toEqual([4]);
});

it.each([
  ['off', false, { loads: 9, failures: 9, errors: 9, p95: 9 }],
  ['unknown', true, undefined],
  ['unknown', true, { loads: 0, failures: 0, errors: 0, p95: null }],
  ['good', true, { loads: 400, failures: 4, errors: 3, p95: 900 }],
  ['good', true, { loads: 2, failures: 2, errors: 0, p95: 900 }],
  ['attention', true, { loads: 40, failures: 4, errors: 3, p95: 900 }],
  ['attention', true, { loads: 40, failures: 0, errors: 0, p95: 4500 }],
  ['attention', true, { loads: 0, failures: 0, errors: 6, p95: null }],
  ['down', true, { loads: 3, failures: 3, errors: 0, p95: 900 }],
] as const)('health is %s (enabled: %s) by the figures %o', (health, enabled, figures) => {
  expect(healthOf(enabled, figures)).toBe(health);
});
