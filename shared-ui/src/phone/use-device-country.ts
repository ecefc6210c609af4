import { useEffect, useState } from 'react';
import type { CountryCode } from './phones.ts';
import { usePhones } from './use-phones.ts';

/** The country of the device (D166); null until what is known of the world's phones has loaded. */
export function useDeviceCountry(): CountryCode | null {
  const phones = usePhones();
  const [country, setCountry] = useState<CountryCode | null>(null);
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    setCountry(phones?.countryOf(timeZone, navigator.languages) ?? null);
  }, [phones]);
  return country;
}
