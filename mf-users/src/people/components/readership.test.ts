import { expect, test } from 'vitest';
import { canViewContacts, contextKey } from './readership.ts';

test('a list names the scope that it shows', () => {
  expect(contextKey('all', 'teacher')).toBe('list.context.teacher');
  expect(contextKey('all', 'guest')).toBe('list.context.guest');
  expect(contextKey('own', 'all')).toBe('list.readership.own');
  expect(contextKey('team', 'student')).toBe('list.readership.teamStudents');
  expect(contextKey('team', 'all')).toBe('list.readership.team');
});

test('contacts are visible to viewers whose scope is a team or everybody', () => {
  expect(canViewContacts('own')).toBe(false);
  expect(canViewContacts('team')).toBe(true);
  expect(canViewContacts('all')).toBe(true);
});
