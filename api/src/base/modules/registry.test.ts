import { afterAll, expect, it } from 'vitest';
import { answer, Collected, Event, on, Question, register } from './registry.ts';

const lit = new Event<[star: string]>('a star is lit');
const ageOf = new Question<(star: string) => number>('the age of a star');
const names = new Collected<string>('names of stars');

// All test files of the API share one process.
afterAll(register([]));

it('followers run one after the other, in the order of the modules', async () => {
  const seen: string[] = [];
  const slow = async (star: string) => {
    await Promise.resolve();
    seen.push(`slow ${star}`);
  };
  register([on(lit, slow), names.add('Vega'), on(lit, async (star) => void seen.push(`quick ${star}`))]);
  await lit.publish('Sirius');
  expect(seen).toEqual(['slow Sirius', 'quick Sirius']);
  expect(names.items()).toEqual(['Vega']);
});

it('a follower that fails stops those after it', async () => {
  const failing = on(lit, () => Promise.reject(new Error('too bright')));
  register([failing, on(lit, () => Promise.reject(new Error('not reached')))]);
  await expect(lit.publish('Sirius')).rejects.toThrow('too bright');
});

it('a question has exactly one answer', () => {
  register([answer(ageOf, (star) => star.length)]);
  expect(ageOf.ask('Vega')).toBe(4);
  register([]);
  expect(() => ageOf.ask('Vega')).toThrow('the age of a star has 0 answers');
  register([answer(ageOf, () => 1), answer(ageOf, () => 2)]);
  expect(() => ageOf.ask('Vega')).toThrow('the age of a star has 2 answers');
});

it('what is registered later replaces what was before', () => {
  register([names.add('Vega')]);
  register([names.add('Rigel')]);
  expect(names.items()).toEqual(['Rigel']);
});
