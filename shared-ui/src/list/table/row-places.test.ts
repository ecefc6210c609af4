import { expect, test } from 'vitest';
import type { Column } from '../list-types.ts';
import { hasContent, lineParts, needsName, rowPlaces } from './row-places.ts';

interface Item {
  name: string;
  left: number | null;
}
const value = () => 'x';
const name: Column<Item> = { id: 'name', header: 'Name', value };
const text = (id: string, rest: Partial<Column<Item>> = {}) => ({ id, header: id, value, ...rest }) as Column<Item>;
const badge = (id: string): Column<Item> => ({ id, header: id, kind: 'badge', value: () => ({ label: id }) });
const number = (id: string): Column<Item> => ({ id, header: id, kind: 'number', value: ({ left }) => left });

const idsOf = (columns: Column<Item>[]) => {
  const { line, status, figure } = rowPlaces(columns);
  return { line: line.map(({ id }) => id), status: status?.id, figure: figure?.id };
};

test('a row has its first badge, its first number and two other columns', () => {
  expect(idsOf([name, text('a'), number('n'), badge('b'), badge('c'), text('d'), text('e')])).toEqual({
    line: ['a', 'd'],
    status: 'b',
    figure: 'n',
  });
});

test('a column is at its declared place, and nowhere if cards leave it out', () => {
  const columns = [name, text('a', { inRow: 'none' }), text('b', { hideInCards: true }), text('c'), badge('d')];
  expect(idsOf([...columns, text('e', { inRow: 'status' }), text('f', { inRow: 'line' })])).toEqual({
    line: ['f', 'c'],
    status: 'e',
    figure: undefined,
  });
});

test('a number in the line is named, and missing values are left out', () => {
  const line = [text('a'), number('Left')];
  const a = { id: 'a', text: 'x', isWhole: false };
  const left = { id: 'Left', text: 'Left 3', isWhole: true };
  expect(lineParts(line, { name: 'x', left: 3 }, 'en')).toEqual([a, left]);
  expect(lineParts(line, { name: 'x', left: null }, 'en')).toEqual([a]);
});

test('an empty column has no place in a row, a zero has one', () => {
  const column = number('Left');
  expect([null, 0, 3].map((left) => hasContent(column, { name: 'x', left }))).toEqual([false, true, true]);
  expect(hasContent({ ...badge('Unread'), value: () => null } as Column<Item>, { name: 'x', left: 0 })).toBe(false);
});

test('on a phone a count shows its column’s name, a text or an amount does not', () => {
  const amount: Column<Item> = { id: 'amount', header: 'Amount', kind: 'node', atEnd: true, value, text: value };
  expect([number('n'), text('a'), amount].map(needsName)).toEqual([true, false, false]);
});

test('a row may have no place for a column that other rows of the list have', () => {
  const column: Column<Item> = { ...number('Left'), isInRow: ({ left }) => left !== 3 };
  expect([2, 3].map((left) => hasContent(column, { name: 'x', left }))).toEqual([true, false]);
});
