import { type CsvValue, csvText } from '@academy/shared-auth/csv';
import type { Column, FileColumn, ListPage } from '../list-types.ts';
import { columnText } from './column-text.ts';

/** The API's maximum of rows in one response (D67). */
export const FILE_PAGE = 100;

interface ListFile<Row> {
  columns: readonly Column<Row>[];
  language: string;
  /** A page of `FILE_PAGE` rows, counted from 1. */
  page: (number: number) => Promise<ListPage<Row>>;
}

/** Days and instants as ISO 8601, numbers as numbers, all else as the list shows it. */
function fileValue<Row>(column: Column<Row>, language: string): (row: Row) => CsvValue {
  switch (column.kind) {
    case 'number':
    case 'boolean':
    case 'date':
    case 'moment':
      return (row) => column.value(row) ?? null;
    default:
      return (row) => columnText(column, row, language);
  }
}

function fileColumns<Row>(columns: readonly Column<Row>[], language: string): FileColumn<Row>[] {
  return columns.flatMap((column): readonly FileColumn<Row>[] => {
    return column.inFile ?? [{ header: column.header, value: fileValue(column, language) }];
  });
}

/** The rows of all pages; a row that moved to a later page meanwhile may occur twice. */
async function allRows<Row>(page: ListFile<Row>['page']): Promise<Row[]> {
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    const found = await page(number);
    rows.push(...found.rows);
    if (found.rows.length === 0 || rows.length >= found.total) return rows;
  }
}

/** The file of a list: a line for each row of each page, with the columns of the list. */
export async function pagesCsv<Row>({ columns, language, page }: ListFile<Row>): Promise<string> {
  const used = fileColumns(columns, language);
  const rows = await allRows(page);
  return csvText([used.map(({ header }) => header), ...rows.map((row) => used.map(({ value }) => value(row)))]);
}
