import { localeOf, useLanguage } from '@academy/shared-auth';
import { Badge, Box, Flex, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Visit } from '#/reports/api/visits.ts';

const tones = { 1: 'danger', 2: 'warning', 3: 'neutral', 4: 'success' } as const;
const toneOf = (score: number) => tones[score as keyof typeof tones] ?? 'neutral';

/** The lines of the rubric as they were scored, with the visitor's words. */
export function ScoreList({ scores }: { scores: Visit['scores'] }) {
  const { t } = useTranslation('classes');
  const language = useLanguage();
  const number = new Intl.NumberFormat(localeOf(language));
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {scores.map(({ lineId, title, score, note }) => (
        <Box as="li" key={lineId}>
          <Flex gap="3" justifyContent="space-between" alignItems="baseline" flexWrap="wrap">
            <Text fontWeight="medium" dir="auto">
              {title[language]}
            </Text>
            {score === null ? (
              <Text fontSize="sm" color="fg.subtle">
                {t('visits.score.none')}
              </Text>
            ) : (
              <Badge tone={toneOf(score)}>
                {t('visits.score.line', { score: number.format(score), words: t(`visits.score.${score}`) })}
              </Badge>
            )}
          </Flex>
          {note && (
            <Text dir="auto" textAlign="start" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
              {note}
            </Text>
          )}
        </Box>
      ))}
    </Stack>
  );
}
