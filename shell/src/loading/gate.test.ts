import { expect, it } from 'vitest';
import { entry } from '#/testing/registry.fixture.ts';
import { rejectionOf } from './gate.ts';

const ground = { shellVersion: '1.4.0', apiVersion: '2.1.0', pageOrigin: 'http://localhost:3000' };
const needs = (shell: string, api: string) => entry({ needs: { shell, api } });

it.each([
  ['what fits', needs('^1.4.0', '^2.0.0'), null],
  ['a newer shell', needs('^1.5.0', '^2.0.0'), 'needs shell ^1.5.0, this one is 1.4.0'],
  ['an older shell', needs('^0.9.0', '^2.0.0'), 'needs shell ^0.9.0, this one is 1.4.0'],
  ['another API', needs('^1.0.0', '^3.0.0'), 'needs API ^3.0.0, this one is 2.1.0'],
])('the gate checks a release that needs %s', (_, release, reason) => {
  expect(rejectionOf(release, [], ground)?.message ?? null).toBe(reason);
});

it('the gate allows only code of the page’s origin and of the registry’s origins', () => {
  const foreign = entry({
    base: 'https://cdn.example/x/',
    entry: 'https://cdn.example/x/mf-manifest.json',
    needs: { shell: '^1.0.0', api: '^2.0.0' },
  });
  expect(rejectionOf(foreign, ['https://cdn.example'], ground)).toBeNull();
  expect(rejectionOf(foreign, [], ground)).toMatchObject({
    kind: 'incompatible',
    message: 'origin https://cdn.example is not allowed',
  });
});

it('the gate rejects an entry outside of its files', () => {
  const split = entry({ entry: 'https://evil.example/mf-manifest.json', needs: { shell: '^1.0.0', api: '^2.0.0' } });
  expect(rejectionOf(split, [], ground)?.message).toBe('origin https://evil.example is not allowed');
});

it('the gate ignores an unknown API version', () => {
  expect(rejectionOf(needs('^1.0.0', '^9.0.0'), [], { ...ground, apiVersion: null })).toBeNull();
});
