import { expect, test } from 'vitest';
import { canViewContacts, contextKey, listScopeOf } from './readership.ts';

test.each([
  [['teacher'], 'own'],
  [['teacher', 'student'], 'own'],
  [['leader', 'teacher'], 'team'],
  [['superAdmin'], 'all'],
  [['teacher', 'admin'], 'all'],
  [['Registrar'], 'some'],
  [['teacher', 'Registrar'], 'some'],
] as const)('%j can list %s', (roles, listScope) => {
  expect(listScopeOf(roles)).toBe(listScope);
});

test('a list names whom it shows the viewer', () => {
  expect(contextKey('all', 'teacher')).toBe('list.context.teacher');
  expect(contextKey('some', 'guest')).toBe('list.context.guest');
  expect(contextKey('own', 'all')).toBe('list.readership.own');
  expect(contextKey('team', 'student')).toBe('list.readership.teamStudents');
  expect(contextKey('team', 'all')).toBe('list.readership.team');
});

test('only teachers see no contacts', () => {
  expect(canViewContacts('own')).toBe(false);
  expect(canViewContacts('some')).toBe(true);
});
