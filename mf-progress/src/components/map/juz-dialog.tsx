import { useLanguage } from '@academy/shared-auth';
import { Box, Dialog, Flex, List, RuledItem, Span, Stack, Text, useNarrow } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Heard, Juz, Progress } from '#/api/progress.ts';
import type { Structure } from '#/api/structure.ts';
import { surahOf } from '#/components/range/range.ts';
import { useDayText } from '#/components/use-day-text.ts';
import { partsOfJuz } from './juz-parts.ts';
import { ShareBar } from './share-bar.tsx';

interface JuzDialogProps {
  juz: Juz;
  progress: Progress;
  structure: Structure;
  onClose: () => void;
}

/** Surahs and pages of a juz, with the day on which each was last heard. */
export function JuzDialog({ juz, progress, structure, onClose }: JuzDialogProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const isNarrow = useNarrow();
  const parts = partsOfJuz(structure, juz.number);
  const lineOf = (rows: readonly Heard[], number: number) => rows.find((row) => row.number === number);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('map.juz', { number: juz.number })}
      description={t('map.numbers', { memorised: juz.memorised, solid: juz.solid, weak: juz.weak })}
      size="md"
      placement={isNarrow ? 'bottom' : 'center'}
    >
      <Stack gap="5" role="group" aria-label={t('map.parts')} tabIndex={0}>
        <Part title={t('map.surahs')}>
          {parts.surahs.map((number) => (
            <Line
              key={number}
              name={surahOf(structure, number)?.name[language] ?? String(number)}
              row={lineOf(progress.surahs, number)}
            />
          ))}
        </Part>
        <Part title={t('map.pages')}>
          {parts.pages.map((number) => (
            <Line key={number} name={t('map.page', { number })} row={lineOf(progress.pages, number)} />
          ))}
        </Part>
      </Stack>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title}>
      <Text fontSize="sm" fontWeight="medium" color="fg.muted">
        {title}
      </Text>
      <List>{children}</List>
    </Box>
  );
}

/** A juz without a row has nothing memorised. */
function Line({ name, row }: { name: string; row: Heard | undefined }) {
  const { t } = useTranslation('progress');
  const dayText = useDayText();
  return (
    <RuledItem fontSize="sm">
      <Box flex="1" minWidth="0">
        <Flex justifyContent="space-between" gap="3">
          <Span fontWeight={row ? 'medium' : 'normal'} color={row ? undefined : 'fg.muted'}>
            {name}
          </Span>
          <Span color="fg.muted" fontVariantNumeric="tabular-nums">
            {row ? t('map.of', { memorised: row.memorised, ayahs: row.ayahs }) : t('map.nothing')}
          </Span>
        </Flex>
        {row && (
          <>
            <Box marginBlock="1.5">
              <ShareBar {...row} />
            </Box>
            <Text color="fg.muted" fontSize="xs">
              {row.lastHeard ? t('map.heard', { day: dayText(row.lastHeard) }) : t('map.neverHeard')}
              {row.weak > 0 && <Span>{` · ${t('map.weak', { count: row.weak })}`}</Span>}
            </Text>
          </>
        )}
      </Box>
    </RuledItem>
  );
}
