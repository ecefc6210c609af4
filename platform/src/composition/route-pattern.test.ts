import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { canonical, overlap, parsePattern } from './route-pattern.ts';

const patterns = [
  '/',
  '/*',
  '/:page',
  '/:page?',
  '/dashboard',
  '/Dashboard/',
  '/dashboard/*',
  '/dashboard/:anything',
  '/dashboard/:anything?',
  '/dashboard/timeline',
  '/dashboard/timeline/',
  '/dashboard/TIMELINE',
  '/dashboard/timeline?',
  '/dashboard/timeline/:id',
  '/dashboard/timeline/:id.json',
  '/dashboard/timeline/:post?/add',
  '/dashboard/timeline/add',
  '/dashboard/:section/add',
  '/dashboard/messaging/chats/:id',
  '/dashboard/messaging/chats/:foo',
  '/dashboard/messaging/:kind/:id',
  '/dashboard/messaging/chats/*',
  '/:place/messaging/chats/7',
];

const words = ['dashboard', 'timeline', 'add', 'messaging', 'chats', '7', '7.json', 'other'];
const grow = (paths: string[]) => paths.flatMap((path) => words.map((word) => `${path}/${word}`));
const [one, two] = [grow(['']), grow(grow(['']))];
const three = grow(['/dashboard/timeline', '/dashboard/messaging', '/dashboard/other', '/other/messaging']);
const four = grow(['/dashboard/messaging/chats', '/dashboard/timeline/add', '/other/messaging/chats']);
const paths = ['/', ...one, ...two, ...three, ...four, '/dashboard/messaging/chats/7/other'];

const matches = (pattern: string, path: string) => matchRoutes([{ path: pattern }], path) !== null;
const matched = new Map(patterns.map((pattern) => [pattern, paths.filter((path) => matches(pattern, path))]));

describe('overlapping patterns', () => {
  it.each(patterns)('patterns overlap exactly if the router matches a path with both: %s', (left) => {
    const meeting = patterns.filter((right) => matched.get(left)?.some((path) => matched.get(right)?.includes(path)));
    expect(patterns.filter((right) => overlap(parsePattern(left), parsePattern(right)))).toEqual(meeting);
  });
});

describe('equal patterns', () => {
  it.each([
    ['/dashboard/timeline', '/dashboard/timeline/', true],
    ['/dashboard/timeline', '/dashboard//timeline', true],
    ['/dashboard/timeline', '/Dashboard/TimeLine', true],
    ['/dashboard/chats/:id', '/dashboard/chats/:foo', true],
    ['/dashboard/chats*', '/dashboard/chats/*', true],
    ['/dashboard/:id?', '/dashboard/:name?/', true],
    ['/dashboard/chats/:id', '/dashboard/chats/new', false],
    ['/dashboard/chats/:id', '/dashboard/chats/*', false],
    ['/dashboard/:id', '/dashboard/:id?', false],
    ['/dashboard/:id', '/dashboard/:id.json', false],
  ])('the patterns %s and %s are compared: %s', (left, right, isSame) => {
    expect(canonical(parsePattern(left)) === canonical(parsePattern(right))).toBe(isSame);
  });
});
