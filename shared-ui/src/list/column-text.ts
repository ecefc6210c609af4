import { localeOf } from '@academy/shared-auth';
import type { Column } from './list-types.ts';

const isDateAlone = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** A day in words of the language; a date without a time is that date everywhere. Null for what is none. */
export function dayText(iso: string, language: string, withTime = false): string | null {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return null;
  const time = withTime ? ({ timeStyle: 'short', hour12: true } as const) : {};
  const zone = isDateAlone(iso) ? { timeZone: 'UTC' } : {};
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', ...time, ...zone }).format(at);
}

export const numberText = (value: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);

/** What a row shows in a column, as plain text; '' where it shows nothing. */
export function columnText<Row>(column: Column<Row>, row: Row, language: string): string {
  switch (column.kind) {
    case 'person':
      return column.value(row)?.name ?? '';
    case 'badge':
      return column.value(row)?.label ?? '';
    case 'node':
      return column.text(row);
    case 'boolean':
      return '';
    case 'number': {
      const value = column.value(row);
      return value === null || value === undefined ? '' : numberText(value, language);
    }
    case 'date':
    case 'moment':
      return dayText(column.value(row) ?? '', language, column.kind === 'moment') ?? '';
    default:
      return column.value(row) ?? '';
  }
}
