import { expect, it } from 'vitest';
import { frontProblems } from './front-problems.ts';

const files: Record<string, string> = {
  'modules/sky/stars/index.ts': `export { lit } from './light/lit.ts';`,
  'modules/sky/stars/light/lit.ts': 'export const lit = 1;',
  'modules/sky/stars/dark.ts': `import { lit } from './light/lit.ts';`,
  'modules/house/lamps/lamps.ts': `import { lit } from '#modules/sky/stars/index.ts';`,
};
const problemsWith = (change: Record<string, string>, known = {}) => {
  const all = { ...files, ...change };
  return frontProblems({ files: Object.keys(all), read: (file) => all[file] ?? '' }, known);
};
const inner = { 'modules/house/lamps/oil.ts': `import { lit } from '#modules/sky/stars/light/lit.ts';` };

it('a module is imported by files of its own folder', () => {
  expect(problemsWith({})).toEqual([]);
});

it('an import of an inner folder of another module is reported', () => {
  expect(problemsWith(inner)).toEqual([
    'modules/house/lamps/oil.ts imports modules/sky/stars/light/lit.ts: use the front of stars, as its index.ts',
  ]);
});

it('a module with known inner imports gets no more of them', () => {
  expect(problemsWith(inner, { stars: 1 })).toEqual([]);
  const more = { ...inner, 'modules/house/lamps/gas.ts': `import { lit } from '#modules/sky/stars/light/lit.ts';` };
  expect(problemsWith(more, { stars: 1 })).toEqual([
    'stars has 2 inner imports, 1 known: use the front of stars, as its index.ts',
  ]);
});

it('a number of known imports that is too high is reported', () => {
  expect(problemsWith({}, { stars: 1 })).toEqual([
    'platform/src/checks/inner-imports.json: stars has 0 inner imports, not 1',
  ]);
});
