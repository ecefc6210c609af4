import { useLanguage, useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import {
  Button,
  Card,
  Flex,
  FormActions,
  FormError,
  Heading,
  Span,
  Stack,
  Text,
  toast,
  touch,
} from '@academy/shared-ui';
import { XIcon } from '@academy/shared-ui/icons';
import { type FormEvent, useState } from 'react';
import type { Range } from '#/api/entries.ts';
import { type Progress, progressQueries, setKnown } from '#/api/progress.ts';
import type { Structure } from '#/api/structure.ts';
import { rangeText, wholeSurah } from '#/components/range/range.ts';
import { SurahField } from '#/components/range/surah-field.tsx';

interface KnownFormProps {
  studentId: string;
  known: Progress['known'];
  structure: Structure;
}

const chip = { borderRadius: 'full', fontWeight: 'normal', css: { [touch]: { minHeight: '11' } } } as const;
const nameOf = ({ surahFrom, ayahFrom, surahTo, ayahTo }: Range) => [surahFrom, ayahFrom, surahTo, ayahTo].join('-');

/** By juz, and by surah. */
export function KnownForm({ studentId, known, structure }: KnownFormProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const client = useQueryClient();
  const [chosen, setChosen] = useState(known);
  const saving = useMutation({
    mutationFn: () => setKnown(studentId, chosen),
    onSuccess: () => {
      toast.success(t('known.saved'));
      return client.invalidateQueries({ queryKey: progressQueries.all() });
    },
  });
  const toggle = (number: number) =>
    setChosen(({ juz, ranges }) => ({
      ranges,
      juz: juz.includes(number) ? juz.filter((each) => each !== number) : [...juz, number],
    }));
  const remove = (range: Range) =>
    setChosen(({ juz, ranges }) => ({ juz, ranges: ranges.filter((each) => nameOf(each) !== nameOf(range)) }));
  const add = (range: Range) => {
    remove(range);
    setChosen(({ juz, ranges }) => ({ juz, ranges: [...ranges, range] }));
  };
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
        <Stack as="section" gap="3" aria-label={t('known.juz')}>
          <Heading as="h2" size="sm">
            {t('known.juz')}
          </Heading>
          <Flex gap="2" flexWrap="wrap">
            {structure.juz.map(({ number }) => (
              <Button
                key={number}
                variant={chosen.juz.includes(number) ? 'solid' : 'outline'}
                size="sm"
                {...chip}
                minWidth="11"
                aria-label={t('map.juz', { number })}
                aria-pressed={chosen.juz.includes(number)}
                onClick={() => toggle(number)}
              >
                {String(number)}
              </Button>
            ))}
          </Flex>
        </Stack>
        <Stack as="section" gap="3" aria-label={t('known.surahs')}>
          <Heading as="h2" size="sm">
            {t('known.surahs')}
          </Heading>
          <SurahField
            key={chosen.ranges.length}
            label={t('known.addSurah')}
            surahs={structure.surahs}
            value={undefined}
            onChange={(surah) => add(wholeSurah(surah))}
          />
          {chosen.ranges.length === 0 && (
            <Text fontSize="sm" color="fg.muted">
              {t('known.noSurahs')}
            </Text>
          )}
          <Flex gap="2" flexWrap="wrap">
            {chosen.ranges.map((range) => {
              const text = rangeText(structure, range, language);
              return (
                <Button
                  key={nameOf(range)}
                  variant="outline"
                  size="sm"
                  {...chip}
                  aria-label={t('known.remove', { range: text })}
                  onClick={() => remove(range)}
                >
                  <Span>{text}</Span>
                  <XIcon aria-hidden />
                </Button>
              );
            })}
          </Flex>
        </Stack>
        <FormActions>
          <Button type="submit" size="lg" loading={saving.isPending}>
            {t('known.save')}
          </Button>
        </FormActions>
      </Stack>
    </Card>
  );
}
