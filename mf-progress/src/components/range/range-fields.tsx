import { Button, Stack } from '@academy/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Direction, Range } from '#/api/entries.ts';
import type { Structure } from '#/api/structure.ts';
import { AyahStepper } from './ayah-stepper.tsx';
import { isWhole, surahOf, wholeSurah } from './range.ts';
import { firstPortion, withMovedStart } from './range-ends.ts';
import { SurahField } from './surah-field.tsx';

interface RangeFieldsProps {
  structure: Structure;
  range: Partial<Range>;
  direction: Direction;
  disabled: boolean;
  onChange: (range: Range) => void;
  onWrong: (end: 'from', isWrong: boolean) => void;
}

/** The field that is to be filled in next has the focus: the surah, or on request another one for the end. */
function useFieldFocus(isChosen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const surah = useRef<HTMLInputElement>(null);
  const toSurah = useRef<HTMLInputElement>(null);
  const [isLengthened, setLengthened] = useState(false);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
    if (!isChosen) surah.current?.focus();
  }, [isChosen]);
  useEffect(() => {
    if (isLengthened) toSurah.current?.focus();
  }, [isLengthened]);
  return { place, surah, toSurah, isLengthened, lengthen: () => setLengthened(true) };
}

/** The surah of a range and its first ayah; another surah for its end on request. Its end is chosen by `RangeEnd`. */
export function RangeFields({ structure, range, direction, disabled, onChange, onWrong }: RangeFieldsProps) {
  const { t } = useTranslation('progress');
  const from = surahOf(structure, range.surahFrom);
  const to = surahOf(structure, range.surahTo);
  const { place, surah, toSurah, isLengthened, lengthen } = useFieldFocus(from !== undefined);
  const [wasLong] = useState(range.surahFrom !== range.surahTo);
  const isLong = wasLong || isLengthened;
  return (
    <Stack ref={place} gap="3">
      <SurahField
        ref={surah}
        label={t(isLong ? 'range.surahFrom' : 'range.surah')}
        surahs={structure.surahs}
        value={from}
        disabled={disabled}
        onChange={(chosen) =>
          onChange(
            isLong && to
              ? { ...wholeSurah(chosen), surahTo: to.number, ayahTo: to.ayahs }
              : firstPortion(structure, chosen),
          )
        }
      />
      {from && isWhole(structure, range) && (
        <AyahStepper
          label={t('range.from')}
          ayah={range.ayahFrom}
          first={1}
          last={from.ayahs}
          disabled={disabled}
          onMove={(by) => onChange(withMovedStart({ structure, range, direction }, by))}
          onWrong={(isWrong) => onWrong('from', isWrong)}
        />
      )}
      {isLong && isWhole(structure, range) && (
        <SurahField
          ref={toSurah}
          label={t('range.surahTo')}
          surahs={structure.surahs}
          value={to}
          disabled={disabled}
          onChange={(chosen) => onChange({ ...range, surahTo: chosen.number, ayahTo: chosen.ayahs })}
        />
      )}
      {!isLong && from && (
        <Button variant="ghost" size="sm" alignSelf="flex-start" disabled={disabled} onClick={lengthen}>
          {t('range.longer')}
        </Button>
      )}
    </Stack>
  );
}
