import { expect, it } from 'vitest';
import { headsWithCodes } from './csv-codes.ts';
import { columns } from './users-csv.ts';

it('each column whose codes have words is in the table of people', () => {
  const heads = columns.map(([head]) => head.en);
  expect(headsWithCodes.filter((head) => !heads.includes(head))).toEqual([]);
});
