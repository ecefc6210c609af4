import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { PageLanguage } from '#base/http/page-language.ts';

const REGIONAL_A = 0x1f1e6 - 'A'.charCodeAt(0);
const flagOf = (id: string) => String.fromCodePoint(...[...id].map((letter) => REGIONAL_A + letter.charCodeAt(0)));

type Options = readonly (readonly [id: CountryCode, text: string, words: string])[];
const made = new Map<PageLanguage, Options>();

/** The countries of phones in the order of their names, `🇯🇴 Jordan (+962)`, with the words that find them. */
export function countryOptions(language: PageLanguage): Options {
  const known = made.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const others = new Intl.DisplayNames(language === 'ar' ? 'en' : 'ar', { type: 'region' });
  const options = getCountries()
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
    .map(({ id, name }) => {
      const code = `+${getCountryCallingCode(id)}`;
      return [id, `${flagOf(id)} ${name} (\u200e${code})`, `${name} ${others.of(id) ?? ''} ${id} ${code}`] as const;
    });
  made.set(language, options);
  return options;
}
