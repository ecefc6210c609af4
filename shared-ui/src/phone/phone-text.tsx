import { Ltr } from '@academy/shared-ui';
import { usePhones } from './use-phones.ts';

/** A phone as people of its country write it; bare digits as they are. */
export function PhoneText({ phone }: { phone: string }) {
  const phones = usePhones(phone.startsWith('+'));
  return <Ltr>{phones?.phoneParts(phone)?.whole ?? phone}</Ltr>;
}
