/** Files that format times themselves, with the reason. */
export type Reasons = Readonly<Record<string, string>>;

/** The API's module of times (D86). */
const MODULE = /^api\/src\/base\/time\//;
const FORMAT = /\bIntl\.DateTimeFormat\((?!\)\.resolvedOptions)\s*([^,)]*)([\s\S]{0,160})/g;
/** These locales write days as data: 2026-11-22. */
const DATA = ["'sv-SE'", "'en-CA'"];

/** In the browser `localeOf` knows the academy's names of months and the digits. */
function isOfModule(locale: string, after: string, source: string): boolean {
  if (locale.startsWith('localeOf(') || DATA.includes(locale)) return true;
  return locale === 'locale' ? source.includes('localeOf(') : /formatToParts|resolvedOptions/.test(after);
}

const isForBrowser = (file: string) => !file.startsWith('api/');

/** Times are written by the modules of time: a format of one's own shows other months, digits or hours. */
export function dateFormatProblems(file: string, source: string, reasons: Reasons): string[] {
  const own = [...source.matchAll(FORMAT)].filter(
    ([, locale = '', after = '']) => !(isForBrowser(file) && isOfModule(locale, after, source)),
  );
  const isWrong = own.length > 0 && !MODULE.test(file);
  if (isWrong === (reasons[file] !== undefined)) return [];
  return [isWrong ? `${file} formats a time itself: use the modules of time` : `${file} needs no reason any more`];
}
