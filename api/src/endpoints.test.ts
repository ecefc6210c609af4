import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';

const partsOf = (address: string) => address.split('/');
const isName = (part: string | undefined) => part?.startsWith(':') === true;

/** Whether each request for `later` is one for `earlier` too, which has a name in place of a word. */
function hides(earlier: string, later: string): boolean {
  const [first, second] = [partsOf(earlier), partsOf(later)];
  const isMet = first.every((part, at) => isName(part) || part === second[at]);
  return first.length === second.length && isMet && first.some((part, at) => isName(part) && !isName(second[at]));
}

it('no call stands after one whose address includes its own', () => {
  const hidden = endpoints.flatMap((call, place) =>
    endpoints
      .slice(0, place)
      .filter(({ method, path: address }) => method === call.method && hides(address, call.path))
      .map((earlier) => `${call.method} ${call.path} after ${earlier.path}`),
  );
  expect(hidden).toEqual([]);
});

const folder = path.join(import.meta.dirname, 'modules');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.routes.ts'));

it('each list of calls that a file of routes exports is served', async () => {
  const exported = await Promise.all(files.map((file) => import(path.join(folder, file))));
  const lists = exported.flatMap((each) => Object.values<unknown>(each)).filter((each) => Array.isArray(each));
  expect(lists.length).toBeGreaterThan(40);
  expect(lists.flat().filter((call) => !endpoints.includes(call))).toEqual([]);
});
