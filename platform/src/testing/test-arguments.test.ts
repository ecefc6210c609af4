import { expect, it } from 'vitest';
import { testArguments } from '../../scripts/test-arguments.mjs';

const read = (...args: string[]) =>
  testArguments(args, ['verify', 'unit', 'e2e'], ['tests/classes/classes.spec.ts', 'tests/forms/forms.spec.ts']);

it('suites are chosen by name, and by default all run', () => {
  expect(read()).toEqual({ suites: [], specs: [], all: false });
  expect(read('unit', 'e2e', '--all')).toEqual({ suites: ['unit', 'e2e'], specs: [], all: true });
});

it('browser tests are chosen by a part of their path and by title', () => {
  expect(read('e2e', 'tests/classes/classes.spec.ts', '--grep', 'a class')).toEqual({
    suites: ['e2e'],
    specs: ['tests/classes/classes.spec.ts'],
    grep: 'a class',
    all: false,
  });
});

it('an unknown suite is rejected if no browser test can be meant', () => {
  expect(() => read('units')).toThrow('There is no suite units. Suites: verify, unit, e2e.');
  expect(() => read('unit', 'e2e', 'tests/classes')).toThrow('There is no suite tests/classes');
  expect(() => read('unit', '--grep', 'a class')).toThrow('There is no suite for --grep');
});

it('words that are in the path of no browser test are rejected before anything is installed', () => {
  expect(() => read('e2e', 'no-such-suite')).toThrow('No browser test has no-such-suite in its path.');
  expect(() => read('e2e', 'classes', 'clases.spec', '(')).toThrow('No browser test has clases.spec, ( in its path.');
  for (const part of ['forms/forms.spec.ts:12', 'Forms', 'classes.*spec', 'tests'])
    expect(read('e2e', part).specs).toEqual([part]);
});
