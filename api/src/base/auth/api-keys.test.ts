import { expect, it } from 'vitest';
import { rolesWithin } from './api-keys.ts';

const role = (name: string, scope: 'own' | 'team' | 'all') => ({ name, scope });

const makers = {
  owner: [role('super-admin', 'all')],
  leader: [role('leader', 'team')],
  accountant: [role('accountant', 'all')],
  clerk: [role('teacher', 'own'), role('clerk', 'all')],
};

it.each([
  ['owner', 'all', ['admin']],
  ['owner', 'team', ['leader']],
  ['owner', 'own', ['teacher']],
  ['leader', 'all', ['leader']],
  ['leader', 'own', ['teacher']],
  ['clerk', 'all', ['teacher', 'clerk']],
  ['clerk', 'team', ['teacher']],
  ['accountant', 'all', ['accountant']],
  ['accountant', 'team', []],
] as const)('a key of the %s with the scope %s acts in %j', (maker, scope, roles) => {
  expect(rolesWithin(makers[maker], scope)).toEqual(roles);
});
