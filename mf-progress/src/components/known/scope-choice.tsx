import { useLanguage } from '@academy/shared-auth';
import { Button, Flex, Heading, Span, Stack, Text, touch } from '@academy/shared-ui';
import { XIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { Range } from '#/api/entries.ts';
import type { Structure } from '#/api/structure.ts';
import { rangeText, wholeSurah } from '#/components/range/range.ts';
import { SurahField } from '#/components/range/surah-field.tsx';

export const rangeKey = ({ surahFrom, ayahFrom, surahTo, ayahTo }: Range) =>
  [surahFrom, ayahFrom, surahTo, ayahTo].join('-');

const chip = { borderRadius: 'full', fontWeight: 'normal', css: { [touch]: { minHeight: '11' } } } as const;

interface JuzChoiceProps {
  juz: Structure['juz'];
  chosen: readonly number[];
  onToggle: (number: number) => void;
}

/** Whole juz, by number. */
export function JuzChoice({ juz, chosen, onToggle }: JuzChoiceProps) {
  const { t } = useTranslation('progress');
  return (
    <Stack as="section" gap="3" aria-label={t('known.juz')}>
      <Heading as="h2" size="sm">
        {t('known.juz')}
      </Heading>
      <Flex gap="2" flexWrap="wrap">
        {juz.map(({ number }) => (
          <Button
            key={number}
            variant={chosen.includes(number) ? 'solid' : 'outline'}
            size="sm"
            {...chip}
            minWidth="11"
            aria-label={t('map.juz', { number })}
            aria-pressed={chosen.includes(number)}
            onClick={() => onToggle(number)}
          >
            {String(number)}
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}

interface SurahChoiceProps {
  structure: Structure;
  ranges: readonly Range[];
  onAdd: (range: Range) => void;
  onRemove: (range: Range) => void;
}

/** Whole surahs. */
export function SurahChoice({ structure, ranges, onAdd, onRemove }: SurahChoiceProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  return (
    <Stack as="section" gap="3" aria-label={t('known.surahs')}>
      <Heading as="h2" size="sm">
        {t('known.surahs')}
      </Heading>
      <SurahField
        key={ranges.length}
        label={t('known.addSurah')}
        surahs={structure.surahs}
        value={undefined}
        onChange={(surah) => onAdd(wholeSurah(surah))}
      />
      {ranges.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          {t('known.noSurahs')}
        </Text>
      )}
      <Flex gap="2" flexWrap="wrap">
        {ranges.map((range) => {
          const text = rangeText(structure, range, language);
          return (
            <Button
              key={rangeKey(range)}
              variant="outline"
              size="sm"
              {...chip}
              aria-label={t('known.remove', { range: text })}
              onClick={() => onRemove(range)}
            >
              <Span>{text}</Span>
              <XIcon aria-hidden />
            </Button>
          );
        })}
      </Flex>
    </Stack>
  );
}
