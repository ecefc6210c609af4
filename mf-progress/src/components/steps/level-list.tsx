import { useLanguage } from '@academy/shared-auth';
import { Box, Card, Flex, Heading, List, RuledItem, Span, Stack, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Level, levelPaper, stepQueries } from '#/api/steps.ts';
import { ShareBar } from '#/components/map/share-bar.tsx';
import { PaperButtons } from '#/components/paper-buttons.tsx';
import { StepList } from './step-list.tsx';
import { levelName } from './titles.ts';

/** The levels of each curriculum that the student has begun (D128); renders nothing without any. */
export function LevelList({ studentId }: { studentId: string }) {
  const { data: levels = [] } = useQuery(stepQueries.ofStudent(studentId));
  const started = new Set(
    levels.flatMap(({ curriculumId, steps }) => (steps.some(({ state }) => state !== null) ? [curriculumId] : [])),
  );
  return [...started].map((id) => (
    <CurriculumCard key={id} studentId={studentId} levels={levels.filter(({ curriculumId }) => curriculumId === id)} />
  ));
}

function CurriculumCard({ studentId, levels }: { studentId: string; levels: readonly Level[] }) {
  const language = useLanguage();
  const title = levels[0]?.title[language] ?? '';
  return (
    <Card as="section" aria-label={title}>
      <Heading as="h2" size="sm" marginBlockEnd="1">
        {title}
      </Heading>
      <List>
        {levels.map((level) => (
          <LevelRow key={level.level} studentId={studentId} level={level} />
        ))}
      </List>
    </Card>
  );
}

function LevelRow({ studentId, level }: { studentId: string; level: Level }) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { passed, of, steps } = level;
  const again = steps.filter(({ state, retired }) => !retired && state === 'again').length;
  return (
    <RuledItem display="block">
      <Stack gap="2">
        <Flex justifyContent="space-between" gap="3" flexWrap="wrap">
          <Text fontWeight="medium">{levelName(level, language)}</Text>
          <Text fontSize="sm" color="fg.muted">
            {t('steps.passedOf', { passed, of })}
            {again > 0 && <Span>{` · ${t('steps.againCount', { again })}`}</Span>}
          </Text>
        </Flex>
        <Box>
          <ShareBar ayahs={of} solid={passed} weak={again} />
        </Box>
        <Flex gap="3" flexWrap="wrap" alignItems="center">
          <StepList level={level} />
          {of > 0 && passed === of && (
            <PaperButtons
              name={levelName(level, language)}
              fileName={levelName(level, language)}
              read={(asked) => levelPaper(studentId, level, asked)}
            />
          )}
        </Flex>
      </Stack>
    </RuledItem>
  );
}
