import { expect, test } from 'vitest';
import { paramsIn, titledBy, titleIn, titlesOf } from './titles.ts';

const both = { title: 'First steps', ar: 'الخطوات الأولى' };
const [english, arabic] = [
  { title: 'First steps', ar: null },
  { title: 'الخطوات الأولى', ar: null },
];

test.each([
  ['en', both, 'First steps', 'en'],
  ['ar', both, 'الخطوات الأولى', 'ar'],
  ['ar', english, 'First steps', 'en'],
  ['en', arabic, 'الخطوات الأولى', 'ar'],
] as const)(
  'in %s, a title is in the reader’s language, or the other with its language (D168)',
  (language, titled, text, lang) => {
    expect(titleIn(language, titled)).toEqual({ text, lang });
  },
);

test.each([both, english, arabic])('a form that is saved unchanged keeps the titles %j', (titled) => {
  expect(titledBy(titlesOf(titled))).toEqual(titled);
});

test('a parameter has a form of its own in Arabic where one is given', () => {
  const params = { package: 'Steady', packageAr: 'بانتظام', name: 'Ar' };
  expect(paramsIn('ar', params)).toMatchObject({ package: 'بانتظام', name: 'Ar' });
  expect(paramsIn('en', params)).toBe(params);
  expect(paramsIn('ar', { package: 'Steady', packageAr: '' })).toMatchObject({ package: 'Steady' });
});
