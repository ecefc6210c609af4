import path from 'node:path';
import { expect, it } from 'vitest';
import { counterProblems } from './counter-problems.ts';
import { localeNamespaces } from './locale-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const lessons = ['لا دروس', 'درس واحد', 'درسان', '{{count}} دروس', '{{count}} درسًا', '{{count}} درس'];

const problemsOf = (...arabic: string[]) => {
  const ar = new Map(arabic.map((text, at) => [`list.count_${FORMS[at]}`, text]));
  return counterProblems({ label: 'library', en: new Map(), ar });
};

it('every text with a number, in every locale, is correct Arabic for 0, 1, 2, 3, 11 and 100', () => {
  const namespaces = localeNamespaces(root);
  expect(namespaces.flatMap(counterProblems)).toEqual([]);
  const keys = namespaces.flatMap(({ ar }) => [...ar.keys()]);
  expect(keys.filter((key) => key.endsWith('_few')).length).toBeGreaterThan(80);
});

it('the singular after 3 and the plural after 11 are reported', () => {
  expect(problemsOf(...lessons)).toEqual([]);
  const [zero = '', one = '', two = '', few = '', many = '', other = ''] = lessons;
  for (const wrong of [
    [zero, one, two, other, many, other],
    [zero, one, two, few, few, other],
    [zero, one, two, few, many, many],
  ])
    expect(problemsOf(...wrong)).toEqual([expect.stringContaining('does not agree with its numbers: 3 ')]);
});

it('a dual with a digit is reported, since it says its number twice', () => {
  const [zero = '', one = '', , few = '', many = '', other = ''] = lessons;
  expect(problemsOf(zero, one, '{{count}} درسان', few, many, other)).toEqual([
    'library: list.count draws a digit beside its number word: 2 درسان',
  ]);
});

it('a label beside a number that is drawn elsewhere must be the same for every number', () => {
  const [zero = ''] = lessons;
  expect(problemsOf(zero, ...Array<string>(5).fill('الدروس'))).toEqual([]);
  expect(problemsOf(zero, 'درس واحد', 'درسان', 'دروس', 'درسًا', 'درس')).toEqual([
    expect.stringContaining('says its number for some counts only'),
  ]);
});

it('a text with a number must have plural forms', () => {
  const texts = new Map([['list.count', '{{count}} lessons']]);
  expect(counterProblems({ label: 'library', en: texts, ar: new Map() })).toEqual([
    'library: list.count counts without plural forms',
  ]);
});
