import { takeComplaints } from '@academy/shared-ui/testing';
import { expect, it } from 'vitest';
import { rawEntry, rawRegistry, registryOf } from '#/testing/registry.fixture.ts';
import { readRegistry } from './registry.ts';

it('a broken registry entry is reported and partly drawn, others are kept', () => {
  const broken = { ...rawEntry({ name: 'mf-broken' }), integrity: 'none' };
  const registry = registryOf([broken, rawEntry({ name: 'mf-good' })]);
  expect(registry.remotes.map(({ name, entry }) => [name, entry !== null])).toEqual([
    ['mf-broken', false],
    ['mf-good', true],
  ]);
  expect(registry.remotes[0]?.problem).toMatch(/^integrity is missing/);
  expect(takeComplaints()).toEqual([[expect.stringContaining('mf-broken')]]);
});

it('a useless registry entry is omitted', () => {
  expect(registryOf([{ name: 'mf-odd' }, 7, null]).remotes).toEqual([]);
  expect(takeComplaints()).toHaveLength(3);
});

it('a broken previous version is ignored', () => {
  const registry = registryOf([{ ...rawEntry(), previousVersion: 1 }]);
  expect(registry.remotes[0]?.entry).toMatchObject({ previousVersion: null });
});

it('disabled remotes are kept apart', () => {
  const { remotes, switchedOff } = registryOf([rawEntry({ enabled: false })]);
  expect([remotes, switchedOff.map(({ name }) => name)]).toEqual([[], ['mf-lessons']]);
});

it('an invalid document is no registry', () => {
  expect(readRegistry({ ...rawRegistry([]), schema: 2 })).toBeNull();
  expect(readRegistry(null)).toBeNull();
});
