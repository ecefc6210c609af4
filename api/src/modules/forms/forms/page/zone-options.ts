import type { PageLanguage } from '#base/http/page-language.ts';
import { zonePlaces } from '#modules/platform/academy/index.ts';

type Options = readonly (readonly [zone: string, text: string, words: string])[];
const made = new Map<PageLanguage, Options>();

/** The zones by country and city in the reader's language, with the words of both languages that find them. */
export function zoneOptions(language: PageLanguage): Options {
  const known = made.get(language);
  if (known) return known;
  const options = zonePlaces()
    .map(({ zone, city, country }) => {
      const words = [zone.replaceAll('_', ' '), city.en, city.ar, country.en, country.ar].join(' ');
      const text = city[language] === country[language] ? city[language] : `${country[language]}: ${city[language]}`;
      return [zone, text, words] as const;
    })
    .sort(([, one], [, other]) => one.localeCompare(other, language));
  made.set(language, options);
  return options;
}
