import { useLanguage } from '@academy/shared-auth';
import { ComboboxField, type Option } from '@academy/shared-ui/combobox';
import { queryOptions } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Surah } from '#/api/structure.ts';
import { foundSurahs } from './range.ts';

interface SurahFieldProps {
  label: string;
  surahs: readonly Surah[];
  value: Surah | undefined;
  disabled?: boolean | undefined;
  onChange: (surah: Surah) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field for a surah, found by its name in either script, or by its number. */
export function SurahField({ label, surahs, value, disabled, onChange, ref }: SurahFieldProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  const toOption = ({ number, name }: Surah): Option => ({
    value: String(number),
    label: `${number}. ${name[language]}`,
    description: name[other],
  });
  return (
    <ComboboxField
      {...(ref ? { ref } : {})}
      label={label}
      placeholder={t('range.search')}
      value={value ? toOption(value) : null}
      disabled={disabled ?? false}
      query={(text) =>
        queryOptions({
          queryKey: ['surahs', language, text],
          queryFn: () => foundSurahs(surahs, text.replace(/^\d+\.\s*/, '')).map(toOption),
          staleTime: Number.POSITIVE_INFINITY,
        })
      }
      onChange={(option) => {
        const chosen = surahs.find(({ number }) => String(number) === option?.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
