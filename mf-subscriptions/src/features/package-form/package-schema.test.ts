import * as v from 'valibot';
import { expect, test } from 'vitest';
import { packageSchema } from './package-schema.ts';

const dollar = { value: 'USD', label: 'USD', digits: 2, charged: true, least: 0.5 };
const dinar = { value: 'KWD', label: 'KWD', digits: 3, charged: true, least: null };
const iraqi = { ...dinar, value: 'IQD', digits: 2, charged: false };
const values = {
  title: ' Eight ',
  titleAr: '',
  classesNum: '٨',
  audience: 'all',
  forSubscribers: false,
  prices: [{ currency: dollar as typeof dollar | null, amount: '٤٠٫٥' }],
};
const problemsOf = (change: object) =>
  (v.safeParse(packageSchema, { ...values, ...change }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ]);

test('typed numbers are sent with digits that the API reads', () => {
  expect(v.parse(packageSchema, values)).toEqual({
    title: 'Eight',
    titleAr: null,
    classesNum: 8,
    audience: 'all',
    forSubscribers: false,
    prices: [{ currency: 'USD', amount: '40.5' }],
  });
});

test('a title in Arabic alone is the title; one in both languages has both (D168)', () => {
  const ar = 'ثماني حصص';
  expect(v.parse(packageSchema, { ...values, title: '', titleAr: ar })).toMatchObject({ title: ar, titleAr: null });
  expect(v.parse(packageSchema, { ...values, titleAr: ar })).toMatchObject({ title: 'Eight', titleAr: ar });
});

test.each<[object, string, string]>([
  [{ title: ' ' }, 'title', 'packages.title.required'],
  [{ classesNum: '' }, 'classesNum', 'packages.classes.required'],
  [{ classesNum: '0' }, 'classesNum', 'packages.classes.wrong'],
  [{ classesNum: '1001' }, 'classesNum', 'packages.classes.wrong'],
  [{ prices: [{ currency: null, amount: '5' }] }, 'prices.0.currency', 'currency.required'],
  [{ prices: [{ currency: dollar, amount: '' }] }, 'prices.0.amount', 'amount.required'],
  [{ prices: [{ currency: dollar, amount: '1.005' }] }, 'prices.0.amount', 'amount.decimals'],
  [{ prices: [{ currency: dollar, amount: '٠٫٤٩' }] }, 'prices.0.amount', 'packages.prices.tooLittle'],
  [{ prices: [{ currency: iraqi, amount: '5000' }] }, 'prices.0.currency', 'packages.prices.notCharged'],
  [{ prices: [{ currency: dinar, amount: '5.125' }] }, 'prices.0.amount', 'amount.lastZero'],
  [
    {
      prices: [
        { currency: dollar, amount: '5' },
        { currency: dollar, amount: '6' },
      ],
    },
    'prices.1.currency',
    'packages.prices.twice',
  ],
])('a package with %j is rejected at %s', (change, path, message) => {
  expect(problemsOf(change)[0]).toEqual([path, message]);
});

test('an amount of three decimals that ends with a zero is accepted', () => {
  expect(problemsOf({ prices: [{ currency: dinar, amount: '5.120' }] })).toEqual([]);
});
