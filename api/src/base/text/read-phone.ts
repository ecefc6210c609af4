import { typedPhone } from '@academy/shared-auth/typed-text';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone in its stored form (D166): in E.164 if it is given with its country, else its digits (C3); null if it has a
 * length that the country does not know. Whether the number is in use cannot be known: new ranges are given every week.
 */
export function readPhone(text: string): string | null {
  const phone = typedPhone(text);
  if (!phone.startsWith('+')) return phone;
  const number = parsePhoneNumberFromString(phone);
  return number?.isPossible() ? number.number : null;
}
