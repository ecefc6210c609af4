import { usePermissionLabels } from '@academy/shared-auth';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { followPermissionLabels } from './permission-labels.ts';
import { registryStore } from './registry-store.ts';

const permissionGroups = [{ group: 'stars', labelKey: 'stars.label', actions: { export: 'stars.export' } }];
const texts = {
  en: { 'stars.label': 'Stars', 'stars.export': 'Export' },
  ar: { 'stars.label': 'النجوم', 'stars.export': 'تصدير' },
};
const labels = { label: { en: 'Stars', ar: 'النجوم' }, actions: { export: { en: 'Export', ar: 'تصدير' } } };

/** The labels, once the words that come later are there. */
async function labelled() {
  const { result } = renderHook(usePermissionLabels);
  await waitFor(() => expect(result.current).not.toBeNull());
  return result;
}

test.each([
  ['live', true],
  ['switched off', false],
])('a remote that is %s labels the permissions of its domain in both languages', async (_, enabled) => {
  registryStore.setState({ current: registryOf([rawEntry({ permissionGroups, texts, enabled })]) });
  followPermissionLabels();
  const result = await labelled();
  expect(result.current('stars')).toEqual(labels);
  expect(result.current('moons')).toBeUndefined();
});

test('labels follow a registry that the page uses later', async () => {
  registryStore.setState({ current: registryOf([]) });
  followPermissionLabels();
  const result = await labelled();
  expect(result.current('stars')).toBeUndefined();
  act(() => registryStore.setState({ current: registryOf([rawEntry({ permissionGroups, texts })], 2) }));
  expect(result.current('stars')).toEqual(labels);
});
