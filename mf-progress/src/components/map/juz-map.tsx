import { chakra, Flex, Grid, Span, Text } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Juz, Progress } from '#/api/progress.ts';
import type { Structure } from '#/api/structure.ts';
import { JuzDialog } from './juz-dialog.tsx';
import { ShareBar } from './share-bar.tsx';

const Tile = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minHeight: '20',
    padding: '3',
    textAlign: 'start',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    cursor: 'pointer',
    transition: 'border-color {durations.fast}',
    _hover: { borderColor: 'border.strong' },
    '&[data-empty=true]': { bg: 'bg.subtle', color: 'fg.muted' },
  },
});

interface JuzMapProps {
  progress: Progress;
  structure: Structure;
}

/** The 30 juz, each with its memorised share (H5); a juz opens its surahs and pages. */
export function JuzMap({ progress, structure }: JuzMapProps) {
  const { t } = useTranslation('progress');
  const [opened, setOpened] = useState<Juz | null>(null);
  return (
    <>
      <Grid
        as="ul"
        gap="2.5"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          md: 'repeat(5, minmax(0, 1fr))',
        }}
      >
        {progress.juz.map((juz) => (
          <li key={juz.number}>
            <Tile type="button" width="full" data-empty={juz.memorised === 0} onClick={() => setOpened(juz)}>
              <Flex justifyContent="space-between" alignItems="baseline" gap="2">
                <Span fontWeight="semibold">{t('map.juz', { number: juz.number })}</Span>{' '}
                <Span fontSize="sm" fontVariantNumeric="tabular-nums">{`${juz.percent}%`}</Span>
              </Flex>
              <ShareBar {...juz} />{' '}
              <Text as="span" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
                <Span srOnly>{t('map.memorised')}</Span>{' '}
                {juz.weak > 0
                  ? t('map.withWeak', { memorised: juz.memorised, ayahs: juz.ayahs, weak: juz.weak })
                  : t('map.of', { memorised: juz.memorised, ayahs: juz.ayahs })}
              </Text>
            </Tile>
          </li>
        ))}
      </Grid>
      {opened && <JuzDialog juz={opened} progress={progress} structure={structure} onClose={() => setOpened(null)} />}
    </>
  );
}
