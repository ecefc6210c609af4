import { expect, it } from 'vitest';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { resultLinks } from './result-links.ts';

const texts = { en: { list: 'Stars', moons: 'Moons' }, ar: { list: 'النجوم', moons: 'الأقمار' } };
const registry = registryOf([
  rawEntry({
    search: [
      { kind: 'star', labelKey: 'list', to: '/dashboard/stars/:id', icon: 'circle' },
      { kind: 'moon', labelKey: 'moons', to: '/dashboard/moons/:id?tab=orbit', icon: 'circle' },
    ],
    texts,
  }),
]);
const result = (kind: string, id: string) => ({ kind, id, title: `${kind} ${id}`, detail: null, image: null });

it('results lead to the pages that remotes declare, grouped by kind', () => {
  const links = resultLinks(registry, [result('moon', '1'), result('star', '2'), result('moon', '3')]);
  expect(links.map(({ to, group }) => [to, group.ar])).toEqual([
    ['/dashboard/moons/1?tab=orbit', 'الأقمار'],
    ['/dashboard/moons/3?tab=orbit', 'الأقمار'],
    ['/dashboard/stars/2', 'النجوم'],
  ]);
});

it('a result of a kind without a page is left out, and an id cannot change the path', () => {
  expect(resultLinks(registry, [result('comet', '1')])).toEqual([]);
  expect(resultLinks(registry, [result('star', '../x')])[0]?.to).toBe('/dashboard/stars/..%2Fx');
});
