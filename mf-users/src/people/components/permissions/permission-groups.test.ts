import { expect, test } from 'vitest';
import { choose, fillOf, lostFrom, partsOf, permissionsOf, permissionsTo, readableName } from './permission-groups.ts';

const group = (name: string, ...actions: string[]) => ({
  group: name,
  permissions: actions.map((action) => ({ key: `${name}.${action}`, action })),
});
const messaging = group('messaging', 'read', 'create');
const calendar = group('calendar', 'read');

test('a row toggles all actions of its group', () => {
  expect(permissionsOf(messaging)).toEqual(['messaging.read', 'messaging.create']);
});

test('a column toggles the rows that have its action', () => {
  expect(permissionsTo('create', [messaging, calendar])).toEqual(['messaging.create']);
});

test.each([
  ['users.read', { group: 'users', action: 'read' }],
  ['subscriptions.bank_transfers.export', { group: 'subscriptions.bank_transfers', action: 'export' }],
  ['read', { group: '', action: 'read' }],
])('%s is split into a group and an action', (permission, parts) => {
  expect(partsOf(permission)).toEqual(parts);
});

test.each([
  ['subscriptions.bank_transfers', 'Bank transfers'],
  ['forms', 'Forms'],
  ['', ''],
])('the name %s is readable without a label', (name, text) => {
  expect(readableName(name)).toBe(text);
});

test('a row is not checked, partly or fully checked', () => {
  const names = permissionsOf(messaging);
  expect(fillOf(names, ['users.read'])).toBe('none');
  expect(fillOf(names, ['messaging.read'])).toBe('some');
  expect(fillOf(names, ['messaging.create', 'messaging.read'])).toBe('all');
});

test('checking a row keeps other and unknown permissions', () => {
  const chosen = choose(['stars.read', 'messaging.read'], permissionsOf(messaging), true);
  expect(chosen).toEqual(['stars.read', 'messaging.read', 'messaging.create']);
  expect(choose(chosen, permissionsOf(messaging), false)).toEqual(['stars.read']);
});

test('lost permissions are those that were there before and are missing now', () => {
  expect(lostFrom(['forms.create', 'users.read'], ['users.read', 'users.create'])).toEqual(['forms.create']);
});
