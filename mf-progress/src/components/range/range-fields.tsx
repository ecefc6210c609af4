import { useTranslation } from '@academy/shared-auth';
import { Button, Grid, SelectField, Stack } from '@academy/shared-ui';
import { useState } from 'react';
import type { Range } from '#/api/entries.ts';
import type { Structure } from '#/api/structure.ts';
import { possibleEnds, surahOf, wholeSurah } from './range.ts';
import { SurahField } from './surah-field.tsx';

interface RangeFieldsProps {
  structure: Structure;
  range: Partial<Range>;
  disabled?: boolean;
  onChange: (range: Range) => void;
}

const ayahOptions = (ayahs: readonly number[]) => ayahs.map((ayah) => ({ value: String(ayah), label: String(ayah) }));

/** A range in three steps: its surah, its first ayah, its last ayah. Ayahs that do not exist are not offered (H1). */
export function RangeFields({ structure, range, disabled, onChange }: RangeFieldsProps) {
  const { t } = useTranslation('progress');
  const from = surahOf(structure, range.surahFrom);
  const to = surahOf(structure, range.surahTo);
  const [isLong, setLong] = useState(range.surahFrom !== range.surahTo);
  const whole: Range | undefined = from && { ...wholeSurah(from), ...range };
  const change = (part: Partial<Range>) => {
    if (!whole) return;
    const changed = { ...whole, ...part };
    const [first = 1] = possibleEnds(structure, changed);
    onChange({ ...changed, ayahTo: Math.max(first, changed.ayahTo) });
  };
  return (
    <Stack gap="3">
      <SurahField
        label={t(isLong ? 'range.surahFrom' : 'range.surah')}
        surahs={structure.surahs}
        value={from}
        disabled={disabled}
        onChange={(surah) =>
          onChange(isLong && to ? { ...wholeSurah(surah), surahTo: to.number, ayahTo: to.ayahs } : wholeSurah(surah))
        }
      />
      {isLong && from && (
        <SurahField
          label={t('range.surahTo')}
          surahs={structure.surahs}
          value={to}
          disabled={disabled}
          onChange={(surah) => change({ surahTo: surah.number, ayahTo: surah.ayahs })}
        />
      )}
      {whole && from && (
        <Grid gap="3" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
          <SelectField
            label={t('range.from')}
            options={ayahOptions(possibleEnds(structure, wholeSurah(from)))}
            value={String(whole.ayahFrom)}
            disabled={disabled}
            onChange={({ target }) => change({ ayahFrom: Number(target.value) })}
          />
          <SelectField
            label={t('range.to')}
            options={ayahOptions(possibleEnds(structure, whole))}
            value={String(whole.ayahTo)}
            disabled={disabled}
            onChange={({ target }) => change({ ayahTo: Number(target.value) })}
          />
        </Grid>
      )}
      {!isLong && from && (
        <Button variant="ghost" size="sm" alignSelf="flex-start" disabled={disabled} onClick={() => setLong(true)}>
          {t('range.longer')}
        </Button>
      )}
    </Stack>
  );
}
