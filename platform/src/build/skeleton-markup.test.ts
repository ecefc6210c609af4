import path from 'node:path';
import { expect, test } from 'vitest';
import { readSkeletons } from './skeleton-markup.ts';

const { markup, items } = readSkeletons(path.join(import.meta.dirname, '../../../shared-ui/src/skeleton'));

test('items of a skeleton are in its markup, so that text can replace them', () => {
  expect(Object.keys(items)).toEqual(['feed', 'list']);
  for (const [kind, { blank, times }] of Object.entries(items)) expect(markup[kind]).toContain(blank.repeat(times));
});

test('a filled item has each of its texts once', () => {
  expect(items.feed?.filled.match(/\{\w+\}/g)).toEqual(['{title}', '{text}']);
  expect(items.list?.filled.match(/\{\w+\}/g)).toEqual(['{title}']);
});
