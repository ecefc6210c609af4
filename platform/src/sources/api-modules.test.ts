import { expect, it } from 'vitest';
import { layersOf, listedModules } from './api-modules.ts';

const files: Record<string, string> = {
  'modules.ts': `import { longNamesModule } from '#modules/long-names/module.ts';
import { starsModule } from '#modules/stars/module.ts';
import { unlistedModule } from '#modules/unlisted/module.ts';

export const modules: readonly Module[] = [
  starsModule,
  longNamesModule,
];`,
  'modules/stars/module.ts': `export const starsModule = defineModule('stars', {\n  above: [],\n});`,
  'modules/long-names/module.ts': `export const longNamesModule = defineModule('long-names', {
  above: [
    'stars',
  ],
});`,
};

it('modules are read in the order of their list, with what each declares to stand on', () => {
  expect(listedModules((file) => files[file] ?? '')).toEqual([
    { name: 'stars', above: [] },
    { name: 'long-names', above: ['stars'] },
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
