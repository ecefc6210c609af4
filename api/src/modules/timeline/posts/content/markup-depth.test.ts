import { expect, it } from 'vitest';
import { isDeeperThan } from './markup-depth.ts';

const nested = (tag: string, depth: number) => `<${tag}>`.repeat(depth);

it.each(['b', 'B class="x"', 'ul><li', 'blockquote'])('fifty levels of <%s> are accepted, fifty-one are not', (tag) => {
  const levels = tag.includes('li') ? 25 : 50;
  expect(isDeeperThan(nested(tag, levels), 50)).toBe(false);
  expect(isDeeperThan(nested(tag, levels + 1), 50)).toBe(true);
});

it('elements side by side do not count as deep', () => {
  for (const html of ['<b>x</b>', '<br>', '<img src=x>', '<p>', '<li>', '</b>', '<>', '< b>', '<b>x</i></b>'])
    expect(isDeeperThan(html.repeat(500), 50), html).toBe(false);
});

it('an end tag without an open element is ignored', () => {
  expect(isDeeperThan('<b></i>'.repeat(51), 50)).toBe(true);
});
