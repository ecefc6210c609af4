import { localeOf } from './i18n.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A format of numbers in a language. Made once for each `options`: the formatters of Intl are expensive, and a list has one in every row. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}
