import { localeOf, numberFormat, withHijri } from '@academy/shared-auth';
import type { Column } from '../list-types.ts';

const isDateAlone = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Each is made once: the formatters of Intl are expensive, and a page has a hundred dates. */
function formatIn(locale: string, isDay: boolean, withTime: boolean): Intl.DateTimeFormat {
  const name = `${locale} ${isDay} ${withTime}`;
  const time = withTime ? ({ hour: 'numeric', minute: '2-digit', hour12: true } as const) : {};
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      ...time,
      timeZone: isDay ? 'UTC' : undefined,
    });
  formats.set(name, format);
  return format;
}

/** A day in words; a date without a time is the same date in every zone. Null for other text. */
export function dayText(iso: string, language: string, withTime = false): string | null {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return null;
  const text = formatIn(localeOf(language), isDateAlone(iso), withTime).format(at);
  return withHijri(text, at, language, isDateAlone(iso) ? 'UTC' : HERE);
}

/** With its own decimals, or a fixed number of them. */
export const numberText = (value: number, language: string, decimals?: number): string =>
  numberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);

/** A row's content in a column, as plain text; '' without content. */
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
      return value === null || value === undefined ? '' : numberText(value, language, column.decimals);
    }
    case 'date':
    case 'moment':
      return dayText(column.value(row) ?? '', language, column.kind === 'moment') ?? '';
    default:
      return column.value(row) ?? '';
  }
}
