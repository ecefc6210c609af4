import { Stack, Text } from '@academy/shared-ui';
import { useEffect } from 'react';
import { CountryChoice } from './country-choice.tsx';
import type { CountryCode } from './phones.ts';
import { useDeviceCountry } from './use-device-country.ts';

interface CountryFieldProps {
  label: string;
  help: string;
  /** Null until the device's country is known. */
  value: string | null;
  onChange: (country: string) => void;
}

/** The country of many phones at once: that of the device until another one is chosen. */
export function CountryField({ label, help, value, onChange }: CountryFieldProps) {
  const guessed = useDeviceCountry();
  useEffect(() => {
    if (value === null && guessed !== null) onChange(guessed);
  });
  return (
    <Stack role="group" aria-label={label} gap="1.5" alignItems="flex-start">
      <Text fontSize="sm" fontWeight="medium">
        {label}
      </Text>
      <CountryChoice country={value as CountryCode | null} onChoose={onChange} />
      <Text fontSize="sm" color="fg.muted">
        {help}
      </Text>
    </Stack>
  );
}
