import type { PageLanguage } from '#base/http/page-language.ts';

type Options = readonly (readonly [zone: string, text: string])[];
const made = new Map<PageLanguage, Options>();

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
/** The zones in the order of their names, in the reader's language. */
export function zoneOptions(language: PageLanguage): Options {
  const known = made.get(language);
  if (known) return known;
  const options = zones.map((zone) => [zone, zone.replaceAll('_', ' ')] as const);
  made.set(language, options);
  return options;
}
