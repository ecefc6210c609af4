import { expect, test } from 'vitest';
import {
  choose,
  fillOf,
  lostFrom,
  permissionGroups,
  permissionsOf,
  permissionsTo,
  placeOf,
} from './permission-groups.ts';

const groupOf = (id: string) => permissionGroups.filter((group) => group.id === id);
const namesOf = (id: string) => groupOf(id).flatMap(permissionsOf);

test.each([
  ['timeline', ['timeline.read', 'timeline.create', 'timeline.update', 'timeline.delete']],
  ['messaging', ['messaging.read', 'messaging.create']],
  ['relatives', ['read', 'create', 'update', 'delete'].map((act) => `relations.relatives.${act}`)],
  ['assignments', ['classes.assignments.read', 'classes.assignments.create']],
  ['invoices', ['subscriptions.invoices.read', 'subscriptions.invoices.delete']],
  ['calendar', ['calendar.read']],
])('the group %s is saved by its full names', (id, names) => {
  expect(namesOf(id)).toEqual(names);
});

test('every permission is found again in its row and column', () => {
  for (const group of permissionGroups)
    for (const name of permissionsOf(group))
      expect(placeOf(name)).toEqual({ group, act: name.slice(name.lastIndexOf('.') + 1) });
});

test.each(['stars.read', 'calendar.create', 'users.export', 'read'])('%s has no place in the editor', (name) => {
  expect(placeOf(name)).toBeNull();
});

test('a column goes through the rows that have it', () => {
  const two = [...groupOf('messaging'), ...groupOf('calendar')];
  expect(permissionsTo('create', two)).toEqual(['messaging.create']);
});

test('a row is chosen not at all, in part or wholly', () => {
  const names = namesOf('messaging');
  expect(fillOf(names, ['users.read'])).toBe('none');
  expect(fillOf(names, ['messaging.read'])).toBe('some');
  expect(fillOf(names, ['messaging.create', 'messaging.read'])).toBe('all');
});

test('choosing a whole row keeps the others, also one that the editor does not know', () => {
  const chosen = choose(['stars.read', 'messaging.read'], namesOf('messaging'), true);
  expect(chosen).toEqual(['stars.read', 'messaging.read', 'messaging.create']);
  expect(choose(chosen, namesOf('messaging'), false)).toEqual(['stars.read']);
});

test('what is lost is what was there and is no more', () => {
  expect(lostFrom(['forms.create', 'users.read'], ['users.read', 'users.create'])).toEqual(['forms.create']);
});
