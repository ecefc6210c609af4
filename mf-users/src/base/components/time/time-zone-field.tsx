import { Button, HStack, Ltr, Span, Stack } from '@academy/shared-ui';
import { ComboboxField, type ComboboxFieldProps } from '@academy/shared-ui/combobox';
import { GlobeIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { zonePlacesQuery } from '#/base/api/time-zones.ts';
import { deviceTimeZone, isSameZone, placedOption, zoneChoice } from './time-zones.ts';

interface TimeZoneFieldProps extends Pick<ComboboxFieldProps, 'error' | 'name' | 'onBlur' | 'ref' | 'help'> {
  /** An IANA name; the empty text is none. */
  value: string;
  onChange: (zone: string) => void;
  /** By default the label is "Time zone". */
  label?: string;
  /** For the viewer's own zone: a button sets the device's zone, if it is another one. */
  isOwn?: boolean;
}

/** A time zone, searched by typing. */
export function TimeZoneField({ value, onChange, isOwn, label, help, ...field }: TimeZoneFieldProps) {
  const { t, i18n } = useTranslation('users');
  const { language } = i18n;
  const { data: places } = useQuery(zonePlacesQuery());
  const chosen = useMemo(() => (value ? placedOption(value, language, places) : null), [value, language, places]);
  const query = useMemo(() => zoneChoice(language, places), [language, places]);
  const device = deviceTimeZone();
  return (
    <Stack gap="2">
      <ComboboxField
        {...field}
        label={label ?? t('timezone.field.label')}
        help={[chosen?.description, help].filter(Boolean).join('. ') || undefined}
        placeholder={t('timezone.field.placeholder')}
        value={chosen}
        onChange={(option) => onChange(option?.value ?? '')}
        query={query}
      />
      {isOwn && device !== '' && !(value && isSameZone(value, device)) && (
        <HStack gap="1.5" flexWrap="wrap" fontSize="sm" color="fg.muted">
          <GlobeIcon size={16} aria-hidden />
          <Span>
            {t('timezone.device.text')} <Ltr>{device.replaceAll('_', ' ')}</Ltr>
          </Span>
          <Button variant="ghost" size="sm" color="brand.fg" onClick={() => onChange(device)}>
            {t('timezone.device.use')}
          </Button>
        </HStack>
      )}
    </Stack>
  );
}
