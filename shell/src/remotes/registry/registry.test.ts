import { expect, it } from 'vitest';
import { rawEntry, rawRegistry, registryOf } from '#/testing/registry.fixture.ts';
import { takeComplaints } from '#/testing/setup.ts';
import { readRegistry } from './registry.ts';

it('reports a broken entry, draws what it can of it, and keeps the others', () => {
  const broken = { ...rawEntry({ name: 'mf-broken' }), integrity: 'none' };
  const registry = registryOf([broken, rawEntry({ name: 'mf-good' })]);
  expect(registry.remotes.map(({ name, entry }) => [name, entry !== null])).toEqual([
    ['mf-broken', false],
    ['mf-good', true],
  ]);
  expect(registry.remotes[0]?.problem).toMatch(/^integrity: /);
  expect(takeComplaints()).toEqual([[expect.stringContaining('mf-broken')]]);
});

it('leaves out an entry of which nothing can be drawn', () => {
  expect(registryOf([{ name: 'mf-odd' }, 7, null]).remotes).toEqual([]);
  expect(takeComplaints()).toHaveLength(3);
});

it('does without a previous release that is broken', () => {
  const registry = registryOf([{ ...rawEntry(), previous: { version: 1 } }]);
  expect(registry.remotes[0]?.entry).toMatchObject({ previous: null });
});

it('keeps what is switched off apart', () => {
  const { remotes, switchedOff } = registryOf([rawEntry({ enabled: false })]);
  expect([remotes, switchedOff.map(({ name }) => name)]).toEqual([[], ['mf-lessons']]);
});

it('is nothing where the document is no registry', () => {
  expect(readRegistry({ ...rawRegistry([]), schema: 2 })).toBeNull();
  expect(readRegistry(null)).toBeNull();
});
