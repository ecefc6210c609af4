import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('a list’s file has its heads, its rows, and no formula', () => {
  const columns = [
    { header: '=Name', value: (row: { name: string; left: number | null }) => row.name },
    { header: 'Left', value: (row: { left: number | null }) => row.left },
  ];
  const text = toCsv(columns, [
    { name: 'مريم', left: -3 },
    { name: 'a;=1', left: null },
  ]);
  expect(text).toBe('\uFEFF\'=Name,Left\r\nمريم,-3\r\n"a;\'=1",\r\n');
});
