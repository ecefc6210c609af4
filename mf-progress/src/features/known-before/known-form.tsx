import { useLanguage } from '@academy/shared-auth';
import { Button, Card, Flex, FormActions, FormError, Heading, Span, Stack, Text, touch } from '@academy/shared-ui';
import { XIcon } from '@academy/shared-ui/icons';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Range } from '#/api/entries.ts';
import type { Progress } from '#/api/progress.ts';
import type { Structure } from '#/api/structure.ts';
import { rangeText, wholeSurah } from '#/components/range/range.ts';
import { SurahField } from '#/components/range/surah-field.tsx';
import { rangeKey, useKnown } from './use-known.ts';

interface KnownFormProps {
  studentId: string;
  known: Progress['known'];
  structure: Structure;
}

const chip = { borderRadius: 'full', fontWeight: 'normal', css: { [touch]: { minHeight: '11' } } } as const;

/** By juz, and by surah. */
export function KnownForm({ studentId, known, structure }: KnownFormProps) {
  const { t } = useTranslation('progress');
  const { chosen, toggleJuz, add, remove, saving } = useKnown(studentId, known);
  return (
    <Card
      as="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <Stack gap="5">
        {saving.error && <FormError>{t('known.failed')}</FormError>}
        <JuzChoice juz={structure.juz} chosen={chosen.juz} onToggle={toggleJuz} />
        <SurahChoice structure={structure} ranges={chosen.ranges} onAdd={add} onRemove={remove} />
        <FormActions>
          <Button type="submit" size="lg" loading={saving.isPending}>
            {t('known.save')}
          </Button>
        </FormActions>
      </Stack>
    </Card>
  );
}

interface JuzChoiceProps {
  juz: Structure['juz'];
  chosen: readonly number[];
  onToggle: (number: number) => void;
}

function JuzChoice({ juz, chosen, onToggle }: JuzChoiceProps) {
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

function SurahChoice({ structure, ranges, onAdd, onRemove }: SurahChoiceProps) {
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
