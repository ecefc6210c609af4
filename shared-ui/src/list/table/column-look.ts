import type { Column } from '../list-types.ts';

/** Numbers are aligned at the end, digit below digit, like columns that request it. */
export const endAligned = <Row>(column: Column<Row>): boolean =>
  column.kind === 'number' || (column.kind === 'node' && column.atEnd === true);

/** The approximate width of the loading content. */
export const skeletonWidths: Partial<Record<NonNullable<Column<unknown>['kind']>, string>> = {
  person: '32',
  email: '40',
  phone: '32',
  moment: '32',
  date: '24',
  badge: '16',
  number: '8',
  boolean: '8',
  code: '16',
};
