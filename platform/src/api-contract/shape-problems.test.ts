import { expect, it } from 'vitest';
import type { Shape } from './shape.ts';
import { type FitOptions, shapeProblems } from './shape-problems.ts';

/** The problems of `given` for `wanted`, by path. */
const misfits = (given: Shape, wanted: Shape, mode: FitOptions['mode'] = 'all', strict = false) =>
  Object.fromEntries(shapeProblems(given, wanted, { mode, strict }).map(({ at, given: is }) => [at, is]));

it('a text with fixed values fits a text, and not the other way round', () => {
  expect(misfits("'a'|'b'", 'string')).toEqual({});
  expect(misfits('string', "'a'|'b'")).toEqual({ '': 'string' });
  expect(misfits('string', "'a'|'b'", 'possible')).toEqual({});
  expect(misfits('number', "'a'", 'possible')).toEqual({ '': 'number' });
});

it('an optional field fits only an optional one', () => {
  expect(misfits({ 'name?': 'string' }, { name: 'string' })).toEqual({ name: 'optional string' });
  expect(misfits({ 'name?': 'string' }, { name: 'string' }, 'possible')).toEqual({});
  expect(misfits({}, { 'name?': 'string' })).toEqual({});
  expect(misfits({}, { 'name?': 'string' }, 'all', true)).toEqual({ name: null });
  expect(misfits({ '*': 'any' }, { name: 'string' })).toEqual({});
});

it('problems have the path within lists, tuples and objects', () => {
  const person = { name: 'string' };
  expect(misfits({ rows: [{ person }] }, { rows: [{ person: { name: 'number' } }] })).toEqual({
    'rows[].person.name': 'string',
  });
  expect(misfits({ pair: { '#': [person, 'null'] } }, { pair: { '#': [person, person] } })).toEqual({
    'pair[1]': 'null',
  });
  expect(misfits({ pair: [person] }, { pair: { '#': [person, person] } })).toEqual({ pair: 'list' });
});

it('of several possible objects one must fit, for a caller who knows which one it requests', () => {
  const given: Shape = { '|': ['null', { own: 'number' }, { total: 'number' }] };
  const wanted: Shape = { '|': ['null', { total: 'number' }] };
  expect(misfits(given, wanted, 'chosen')).toEqual({});
  expect(misfits(given, wanted)).toEqual({ total: null });
  expect(misfits(given, { total: 'number' }, 'chosen')).toEqual({ '': 'null | object' });
});
