import { typedPhone } from '@academy/shared-auth/typed-text';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

export type { CountryCode };

export interface Country {
  id: CountryCode;
  /** `966`. */
  code: string;
  flag: string;
  name: string;
  /** The names in both languages, and the codes. */
  searched: string;
}

const REGIONAL_A = 0x1f1e6 - 'A'.charCodeAt(0);
const flagOf = (id: string) => String.fromCodePoint(...[...id].map((letter) => REGIONAL_A + letter.charCodeAt(0)));

/** All countries in the order of their names. */
export function countriesIn(language: string): Country[] {
  const names = ['en', 'ar'].map((each) => new Intl.DisplayNames([each], { type: 'region' }));
  const shown = new Intl.DisplayNames([language], { type: 'region' });
  const countries = getCountries().map((id): Country => {
    const code = getCountryCallingCode(id);
    const searched = [...names.map((each) => each.of(id)), `+${code}`, id].join('\n');
    return { id, code, flag: flagOf(id), name: shown.of(id) ?? id, searched };
  });
  return countries.sort((one, other) => one.name.localeCompare(other.name, language));
}

/** Firefox has no zones of a region: there the languages decide. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };
function hasZone(id: string, zone: string): boolean {
  const locale: WithZones = new Intl.Locale('und', { region: id });
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).includes(zone);
}

/** The country of a device, by its zone, else by its languages. */
export function countryOf(zone: string, languages: readonly string[]): CountryCode | null {
  const byZone = getCountries().find((id) => hasZone(id, zone));
  if (byZone) return byZone;
  const regions = languages.map((language) => new Intl.Locale(language).maximize().region ?? '');
  return regions.find((region) => isSupportedCountry(region)) ?? null;
}

/**
 * What is sent for a typed number: E.164 if it fits its country, eleven bare digits as they are, else the text. A country
 * that may be a guess makes no number of digits that it does not give out.
 */
export function sentPhone(typed: string, country: CountryCode | null): string {
  const text = typedPhone(typed);
  const number = parsePhoneNumberFromString(text, country ?? undefined);
  if (text.startsWith('+')) return number?.isPossible() ? number.number : text;
  if (number?.isValid()) return number.number;
  return /^\d{11}$/.test(text) ? text : typed;
}

export interface PhoneParts {
  country: CountryCode | null;
  national: string;
  whole: string;
}

/**
 * A number in E.164 as people of its country write it; null for other text.
 * @param chosen the country if its code is that of the number: several share a code.
 */
export function phoneParts(phone: string, chosen: CountryCode | null = null): PhoneParts | null {
  const number = phone.startsWith('+') ? parsePhoneNumberFromString(phone) : undefined;
  if (!number) return null;
  const isChosen = chosen !== null && getCountryCallingCode(chosen) === number.countryCallingCode;
  const country = isChosen ? chosen : (number.country ?? null);
  const whole = number.formatInternational();
  return { country, national: country ? number.formatNational() : whole, whole };
}

/** A mobile number as people of a country write it. */
export const exampleIn = (country: CountryCode): string => getExampleNumber(country, examples)?.formatNational() ?? '';
