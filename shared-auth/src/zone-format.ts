import { localeOf } from './i18n.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A format on the clock of an IANA zone, in a language; an unknown zone becomes UTC. Made once for each `options`: the
 * formatters of Intl are expensive.
 */
export function zoneFormat(language: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeOf(language);
  const key = `${locale} ${zone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const make = (timeZone: string) => new Intl.DateTimeFormat(locale, { ...options, timeZone });
  let made: Intl.DateTimeFormat;
  try {
    made = make(zone);
  } catch {
    made = make('UTC');
  }
  formats.set(key, made);
  return made;
}
