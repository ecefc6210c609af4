import { differentTexts, sameTexts } from '@academy/shared-auth/typed-text-vectors';
import { expect, test } from 'vitest';
import type { Column } from '../list-types.ts';
import { searchRows } from './search-rows.ts';

interface Pupil {
  name: string;
  state: string;
  left: number;
}
const columns: Column<Pupil>[] = [
  { id: 'name', header: 'Name', kind: 'person', value: ({ name }) => ({ id: name, name }) },
  { id: 'state', header: 'State', kind: 'badge', value: ({ state }) => ({ label: state }) },
  { id: 'left', header: 'Left', kind: 'number', value: ({ left }) => left },
];
const pupils = [
  { name: 'Maryam Haddad', state: 'Active', left: 1200 },
  { name: 'أَحْمَد فاطمة', state: 'Stopped', left: 3 },
  { name: 'مصطفى', state: 'Active', left: 0 },
];
const found = (q: string) => searchRows(pupils, q, columns, 'en').map(({ name }) => name);

test.each([
  ['maryam', 'Maryam Haddad'],
  ['HADDAD mary', 'Maryam Haddad'],
  ['احمد', 'أَحْمَد فاطمة'],
  ['فاطمه', 'أَحْمَد فاطمة'],
  ['مصطفي', 'مصطفى'],
  ['stopped', 'أَحْمَد فاطمة'],
  ['1,200', 'Maryam Haddad'],
])('the search term "%s" finds %s', (q, name) => expect(found(q)).toEqual([name]));

test('each word of the search term must be found in the row', () => expect(found('maryam stopped')).toEqual([]));
test('an empty search keeps all rows', () => expect(found('  ')).toHaveLength(3));

const isFoundBy = (name: string, q: string) =>
  searchRows([{ name, state: '', left: 0 }], q, columns, 'en').length === 1;
test.each(sameTexts)('a list in the browser finds a name whatever its %s', (_what, one, other) => {
  expect(isFoundBy(`x ${one} y`, other)).toBe(true);
  expect(isFoundBy(`x ${other} y`, one)).toBe(true);
});
test.each(differentTexts.slice(0, 3))('a search in the browser distinguishes %s and %s', (one, other) => {
  expect(isFoundBy(one, other)).toBe(false);
});
