import { type CsvValue, csvRows, csvText } from '@academy/shared-auth/csv';

/** The text of a CSV file of these rows, for lists whose file is made on the client. */
export const toCsv = <Row>(
  columns: readonly { header: string; value: (row: Row) => CsvValue }[],
  rows: readonly Row[],
): string =>
  csvText(
    csvRows(
      columns.map(({ header, value }) => [header, value] as const),
      rows,
    ),
  );
