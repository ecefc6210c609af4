import { Box, Button, Flex, List, RuledItem, Stack, Text, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exam } from '#/api/exams.ts';
import type { Structure } from '#/api/structure.ts';
import { ResultBadge } from '#/components/exams/result-badge.tsx';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';
import { MushafLink } from '#/components/range/mushaf-link.tsx';
import { useDayText } from '#/components/use-day-text.ts';
import { ResultForm } from './result-form.tsx';
import { usePlaceText } from './use-place-text.ts';

interface ExamResultProps {
  exam: Exam;
  structure: Structure;
}

/** A recorded exam, for the family, the teacher and staff. */
export function ExamResult({ exam, structure }: ExamResultProps) {
  const { t } = useTranslation('progress');
  const dayText = useDayText();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    const leave = () => setEditing(false);
    return <ResultForm exam={exam} onSaved={leave} onCancel={leave} />;
  }
  const edit = exam.may.hold && (
    <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
      {t('exam.result.edit')}
    </Button>
  );
  return (
    <Stack gap="5">
      <PartCard title={t('exam.result.label')} action={edit}>
        <Stack gap="2">
          <Flex gap="2" alignItems="center" flexWrap="wrap">
            <ResultBadge exam={exam} />
            <Text>{t(exam.isPassed ? 'exam.passed' : 'exam.notPassed')}</Text>
          </Flex>
          <Text color="fg.muted" fontSize="sm">
            {t('exam.heldBy', { day: dayText(exam.heldOn ?? ''), name: isolated(exam.examiner.name) })}
          </Text>
          {exam.note && (
            <Text dir="auto" textAlign="start" whiteSpace="pre-line" overflowWrap="anywhere">
              {exam.note}
            </Text>
          )}
        </Stack>
      </PartCard>
      <DrawnPages exam={exam} structure={structure} />
      <TextLink alone to={places.student(exam.student.id)}>
        {t('own.title')}
      </TextLink>
    </Stack>
  );
}

/** The pages with the mistakes at their places. */
function DrawnPages({ exam, structure }: ExamResultProps) {
  const { t } = useTranslation('progress');
  const placeText = usePlaceText(structure);
  const comma = t('handOver.comma');
  return (
    <PartCard title={t('exam.result.pages')}>
      <List marginBlock="-3">
        {exam.drawn.map((page) => {
          const noted = exam.mistakes.filter((each) => each.page === page.page);
          const total = noted.reduce((sum, { count }) => sum + count, 0);
          return (
            <RuledItem key={page.page} flexWrap="wrap">
              <Box flex="1 1 12rem" minWidth="0">
                <MushafLink structure={structure} range={page} />
                <Text fontSize="sm" color="fg.muted">
                  {`${t('map.page', { number: page.page })} · ${t('exam.mistakes', { count: total })}`}
                </Text>
                {noted.length > 0 && (
                  <Text fontSize="sm">
                    {noted
                      .map(({ count, ...place }) => t('class.counted', { what: placeText(place), count }))
                      .join(comma)}
                  </Text>
                )}
              </Box>
            </RuledItem>
          );
        })}
      </List>
    </PartCard>
  );
}
