import { type FieldValueProps, useFieldValue } from '@academy/shared-ui';
import { useEffect, useState } from 'react';
import type { CountryCode } from './phones.ts';
import { useDeviceCountry } from './use-device-country.ts';
import { usePhones } from './use-phones.ts';

/** The typed number and its country; the field's value is what is sent (`sentPhone`). */
export function useTypedPhone(props: FieldValueProps) {
  const field = useFieldValue(props);
  const phones = usePhones();
  /** The last typed text, and the value that it became: any other value was set by the form. */
  const [typed, setTyped] = useState({ text: '', value: '' });
  const [chosen, setChosen] = useState<CountryCode | null>(null);
  const isTyped = typed.value === field.current;
  const stored = isTyped ? null : (phones?.phoneParts(field.current) ?? null);
  const text = isTyped ? typed.text : (stored?.national ?? field.current);
  const guessed = useDeviceCountry();
  const country = stored?.country ?? chosen ?? guessed;

  const write = (next: string, of: CountryCode | null) => {
    const value = phones?.sentPhone(next, of) ?? next;
    setTyped({ text: next, value });
    field.change(value);
  };
  const isWaiting = isTyped && text !== '' && country !== null && typed.value === text;
  useEffect(() => {
    // Typed before the countries had loaded.
    if (isWaiting && phones?.sentPhone(text, country) !== text) write(text, country);
  });
  return {
    input: field.input,
    phones,
    text,
    country,
    type: (next: string) => {
      if (stored) setChosen(stored.country);
      write(next, country);
    },
    choose: (next: CountryCode) => {
      setChosen(next);
      write(text, next);
    },
    blur: () => {
      const parts = isTyped ? phones?.phoneParts(field.current, country) : null;
      if (parts) {
        setChosen(parts.country);
        setTyped({ text: parts.national, value: field.current });
      }
      field.blur();
    },
  };
}
