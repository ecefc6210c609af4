import { expect, it } from 'vitest';
import { apiRoomsOf, layersOf, listedModules } from './api-modules.ts';

const files: Record<string, string> = {
  'modules.ts': `import { longNamesModule } from '#modules/sky/long-names/module.ts';
import { starsModule } from '#modules/sky/stars/module.ts';
import { unlistedModule } from '#modules/sky/unlisted/module.ts';

export const modules: readonly Module[] = [
  starsModule,
  longNamesModule,
];`,
  'modules/sky/stars/module.ts': `export const starsModule = defineModule('stars', {\n  above: [],\n});`,
  'modules/sky/long-names/module.ts': `export const longNamesModule = defineModule('long-names', {
  above: [
    'stars',
  ],
});`,
};

it('modules are read in the order of their list, with what each declares to stand on', () => {
  expect(listedModules((file) => files[file] ?? '')).toEqual([
    { room: 'sky', name: 'stars', above: [] },
    { room: 'sky', name: 'long-names', above: ['stars'] },
  ]);
});

it('a module is one layer above the highest that it stands on', () => {
  const modules = [
    { name: 'stars', above: [] },
    { name: 'books', above: ['stars'] },
    { name: 'atoms', above: ['stars'] },
    { name: 'shelves', above: ['stars', 'books'] },
  ];
  expect(layersOf(modules)).toEqual([['stars'], ['atoms', 'books'], ['shelves']]);
});

it('a room stands on the rooms of the modules that its own stand on, and comes after them', () => {
  const modules = [
    { room: 'sky', name: 'stars', above: [] },
    { room: 'house', name: 'shelves', above: ['stars'] },
    { room: 'sky', name: 'moons', above: ['stars'] },
  ];
  expect(apiRoomsOf(modules)).toEqual([
    { name: 'sky', above: [], modules: ['stars', 'moons'] },
    { name: 'house', above: ['sky'], modules: ['shelves'] },
  ]);
});

it('a circle of rooms is an error', () => {
  const modules = [
    { room: 'sky', name: 'stars', above: [] },
    { room: 'house', name: 'shelves', above: ['stars'] },
    { room: 'sky', name: 'moons', above: ['shelves'] },
  ];
  expect(() => apiRoomsOf(modules)).toThrow('circle of rooms: sky, house');
});
