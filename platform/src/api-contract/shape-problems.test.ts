import { expect, it } from 'vitest';
import type { Shape } from './shape.ts';
import { type FitOptions, shapeProblems } from './shape-problems.ts';

/** `given` where `wanted` is not met, by place. */
const misfits = (given: Shape, wanted: Shape, mode: FitOptions['mode'] = 'all', strict = false) =>
  Object.fromEntries(shapeProblems(given, wanted, { mode, strict }).map(({ at, given: is }) => [at, is]));

it('a text that is one of some fits a text, and not the other way round', () => {
  expect(misfits("'a'|'b'", 'string')).toEqual({});
  expect(misfits('string', "'a'|'b'")).toEqual({ '': 'string' });
  expect(misfits('string', "'a'|'b'", 'possible')).toEqual({});
  expect(misfits('number', "'a'", 'possible')).toEqual({ '': 'number' });
});

it('a field that may be missing fits only one that may be missing', () => {
  expect(misfits({ 'name?': 'string' }, { name: 'string' })).toEqual({ name: 'optional string' });
  expect(misfits({ 'name?': 'string' }, { name: 'string' }, 'possible')).toEqual({});
  expect(misfits({}, { 'name?': 'string' })).toEqual({});
  expect(misfits({}, { 'name?': 'string' }, 'all', true)).toEqual({ name: null });
  expect(misfits({ '*': 'any' }, { name: 'string' })).toEqual({});
});

it('problems are named by their place in lists, tuples and objects', () => {
  const person = { name: 'string' };
  expect(misfits({ rows: [{ person }] }, { rows: [{ person: { name: 'number' } }] })).toEqual({
    'rows[].person.name': 'string',
  });
  expect(misfits({ pair: { '#': [person, 'null'] } }, { pair: { '#': [person, person] } })).toEqual({
    'pair[1]': 'null',
  });
  expect(misfits({ pair: [person] }, { pair: { '#': [person, person] } })).toEqual({ pair: 'list' });
});

it('of several objects one has to fit a caller who knows which it asks for', () => {
  const given: Shape = { '|': ['null', { own: 'number' }, { total: 'number' }] };
  const wanted: Shape = { '|': ['null', { total: 'number' }] };
  expect(misfits(given, wanted, 'chosen')).toEqual({});
  expect(misfits(given, wanted)).toEqual({ total: null });
  expect(misfits(given, { total: 'number' }, 'chosen')).toEqual({ '': 'null | object' });
});
