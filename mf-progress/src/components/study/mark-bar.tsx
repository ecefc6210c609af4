import { Button, Flex, Stack, Text, touch } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HomeQuality, homeQualities } from '#/api/study.ts';

interface MarkBarProps {
  pages: readonly number[];
  /** While something is recorded or sent. */
  isBlocked?: boolean;
  onMark: (pages: number[], quality: HomeQuality) => void;
}

const chip = {
  borderRadius: 'full',
  fontWeight: 'normal',
  minWidth: '12',
  css: { [touch]: { minHeight: '11' } },
} as const;

/** D150: marks the pages of the day in one touch; single pages can be left out first. */
export function MarkBar({ pages, isBlocked = false, onMark }: MarkBarProps) {
  const { t } = useTranslation('progress');
  const [left, setLeft] = useState<readonly number[]>([]);
  const chosen = pages.filter((page) => !left.includes(page));
  const toggle = (page: number) =>
    setLeft(left.includes(page) ? left.filter((each) => each !== page) : [...left, page]);
  return (
    <Stack gap="3">
      {pages.length > 1 && (
        <Flex role="group" aria-label={t('home.choose')} gap="2" flexWrap="wrap">
          {pages.map((page) => (
            <Button
              key={page}
              variant={left.includes(page) ? 'outline' : 'solid'}
              size="sm"
              {...chip}
              aria-label={t('map.page', { number: page })}
              aria-pressed={!left.includes(page)}
              onClick={() => toggle(page)}
            >
              {String(page)}
            </Button>
          ))}
        </Flex>
      )}
      <Stack role="group" aria-label={t('home.question')} gap="2">
        <Text fontSize="sm" color="fg.muted">
          {t('home.question')}
        </Text>
        <Flex gap="2" flexWrap="wrap">
          {homeQualities.map((quality) => (
            <Button
              key={quality}
              variant="outline"
              size="sm"
              disabled={isBlocked || chosen.length === 0}
              css={{ [touch]: { minHeight: '11' } }}
              onClick={() => onMark(chosen, quality)}
            >
              {t(`home.quality.${quality}`)}
            </Button>
          ))}
        </Flex>
      </Stack>
    </Stack>
  );
}
