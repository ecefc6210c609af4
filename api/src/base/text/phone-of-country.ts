import { typedPhone } from '@academy/shared-auth/typed-text';
import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const isCountry = (text: string): text is CountryCode => (getCountries() as string[]).includes(text);

/** A number as people of the country write it, in E.164; null if the country has no such number. */
export function phoneOfCountry(typed: string, country: string): string | null {
  if (!isCountry(country)) return null;
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isPossible() ? number.number : null;
}

/**
 * The same for a country that may be a guess: null for other text than digits, and if the country does not give them out.
 */
export function phoneInUse(typed: string, country: string): string | null {
  const text = typedPhone(typed);
  if (!isCountry(country) || !/^\d+$/.test(text)) return null;
  const number = parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number.number : null;
}

/** The country of a stored number and how people there write it. */
export function partsOfPhone(phone: string): { country: string; national: string } {
  const number = phone.startsWith('+') ? parsePhoneNumberFromString(phone) : undefined;
  return number?.country
    ? { country: number.country, national: number.formatNational() }
    : { country: '', national: phone };
}
