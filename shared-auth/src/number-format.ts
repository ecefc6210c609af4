import { localeOf } from './i18n.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number format of a language. Made once for each `options`: the formatters of Intl are expensive, and each row of a
 * list uses one.
 */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}
