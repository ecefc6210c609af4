import { defineRemote } from '@academy/shared-auth/contract';
import { expect, it } from 'vitest';
import { permissionProblems } from './permission-problems.ts';

type Declaration = Partial<Parameters<typeof defineRemote>[0]>;

const remote = (declaration: Declaration) =>
  defineRemote({
    name: 'mf-stars',
    version: '1.0.0',
    namespace: 'stars',
    needs: { shell: '^1.0.0', api: '^1.0.0' },
    routes: [],
    ...declaration,
  });
const group = (name: string, ...actions: string[]) => ({
  group: name,
  permissions: actions.map((action) => ({ key: `${name}.${action}`, action })),
});
const route = (...permissions: string[]) => ({
  path: '/dashboard/stars',
  screen: 'stars',
  titleKey: 'stars.title',
  permissions,
});
const named = (actions: Record<string, string> = {}) => ({
  permissionGroups: [{ group: 'stars', labelKey: 'stars.label', actions }],
});
const stars = group('stars', 'read', 'export');

it('remotes and API agree if every group and unusual action has a label', () => {
  const whole = remote({ ...named({ export: 'stars.export' }), routes: [route('stars.read')] });
  expect(permissionProblems([whole], [stars])).toEqual([]);
});

it('a remote names only permissions that the API declares', () => {
  const part = { id: 'stars', labelKey: 'stars.label', icon: 'star', order: 1 };
  const wrong = remote({
    permissions: ['stars.create'],
    routes: [route('stars.open')],
    menuGroups: [{ ...part, permissions: ['stars.group'] }],
    menu: [{ ...part, to: '/dashboard/stars', permissions: ['stars.menu'] }],
    palette: [{ ...part, to: '/dashboard/stars', permissions: ['stars.find'] }],
    slots: [{ ...part, slot: 'topbar', part: 'stars', permissions: ['stars.bar'] }],
    permissionGroups: [
      { group: 'stars', labelKey: 'stars.label', actions: { export: 'stars.export', fly: 'stars.fly' } },
      { group: 'moons', labelKey: 'moons.label' },
    ],
  });
  const unknown = ['create', 'open', 'group', 'menu', 'find', 'bar', 'fly'];
  expect(permissionProblems([wrong], [stars])).toEqual([
    ...unknown.map((action) => `mf-stars names the permission stars.${action}, which no module of the API declares`),
    'mf-stars names the permission group moons, which the API does not have',
  ]);
});

it('a group or unusual action without a label is reported', () => {
  expect(permissionProblems([remote(named())], [stars, group('moons', 'read')])).toEqual([
    'no remote names the permission stars.export',
    'no remote names the permission group moons',
  ]);
});
