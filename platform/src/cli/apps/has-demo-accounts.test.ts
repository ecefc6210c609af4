import { expect, it } from 'vitest';
import { hasDemoAccounts } from './has-demo-accounts.ts';

it.each([
  [{}, true],
  [{ DEMO: '0' }, false],
  [{ DEMO: 'false' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEMO: '1' }, true],
])('with the settings %o the demo accounts are named: %s', (env, isNamed) =>
  expect(hasDemoAccounts(env)).toBe(isNamed),
);
