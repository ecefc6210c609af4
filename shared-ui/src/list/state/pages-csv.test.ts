import { expect, test } from 'vitest';
import type { Column } from '../list-types.ts';
import { pagesCsv } from './pages-csv.ts';

interface Row {
  name: string;
  left: number | null;
  at: string;
  amount: number;
}

const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'left', header: 'Left', kind: 'number', value: ({ left }) => left },
  { id: 'at', header: 'On', kind: 'moment', value: ({ at }) => at },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'node',
    value: ({ amount }) => `$${amount}`,
    text: ({ amount }) => `$${amount}`,
    inFile: [
      { header: 'Amount', value: ({ amount }) => amount },
      { header: 'Currency', value: () => 'USD' },
    ],
  },
];
const rowOf = (number: number): Row => ({
  name: `P${number}`,
  left: number,
  at: '2026-03-02T09:00:00.000Z',
  amount: 2.5,
});

test('a file of a list has the rows of all pages, with plain numbers and instants', async () => {
  const all = Array.from({ length: 201 }, (_, index) => rowOf(index));
  const page = async (number: number) => ({ rows: all.slice((number - 1) * 100, number * 100), total: all.length });
  const lines = (await pagesCsv({ columns, language: 'en', page })).split('\r\n').slice(0, -1);
  expect(lines).toHaveLength(202);
  expect(lines[0]).toBe('\uFEFFName,Left,On,Amount,Currency');
  expect(lines.at(-1)).toBe('P200,200,2026-03-02T09:00:00.000Z,2.5,USD');
});

test('the file ends if rows were deleted while its pages load', async () => {
  const page = async (number: number) => ({ rows: number === 1 ? [{ ...rowOf(1), left: null }] : [], total: 300 });
  expect((await pagesCsv({ columns, language: 'en', page })).split('\r\n')[1]).toBe(
    'P1,,2026-03-02T09:00:00.000Z,2.5,USD',
  );
});
