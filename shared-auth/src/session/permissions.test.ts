import { expect, it } from 'vitest';
import { belongsTo, shownRole } from './permissions.ts';

const holder = {
  permissions: new Set(['timeline.read', 'users.read']),
  roles: ['teacher', 'superAdmin'],
  relations: ['aunt'],
};

it.each([
  ['nobody in particular', {}, true],
  ['all the permissions held', { permissions: ['timeline.read', 'users.read'] }, true],
  ['one permission more', { permissions: ['timeline.read', 'users.create'] }, false],
  ['one of several roles', { only: ['student', 'teacher'] }, true],
  ['another role', { only: ['student'] }, false],
  ['super-admin, however it is spelled', { only: ['super-admin'] }, true],
  ['everyone but a role held', { except: ['teacher'] }, false],
  ['everyone but another role', { except: ['student'] }, true],
  ['a relation held', { relations: ['aunt', 'uncle'] }, true],
  ['another relation', { relations: ['parent'] }, false],
])('access checks %s', (_, audience, belongs) => {
  expect(belongsTo(holder, audience)).toBe(belongs);
});

it.each([
  ['guest', ['aunt', 'parent'], 'parent'],
  ['guest', ['uncle'], 'uncle'],
  ['guest', [], 'guest'],
  ['guest', ['other'], 'guest'],
  ['teacher', ['parent'], 'teacher'],
  ['superAdmin', [], 'super-admin'],
])('a %s with the relations %j is called %s (D117)', (role, relations, shown) => {
  expect(shownRole(role, relations)).toBe(shown);
});
