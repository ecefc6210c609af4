import { Box, List, RuledItem, Text, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { examQueries } from '#/api/exams.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';
import { useDayText } from '#/components/use-day-text.ts';
import { ResultBadge } from './result-badge.tsx';
import { useExamName } from './use-exam-name.ts';

/** D156: a student's exams on the page of the progress; nothing without one for whoever sets none. */
export function ExamCard({ studentId }: { studentId: string }) {
  const { t } = useTranslation('progress');
  const dayText = useDayText();
  const nameOf = useExamName();
  const { data } = useQuery(examQueries.of(studentId));
  if (!data) return null;
  const { data: exams, may } = data;
  const isOpen = exams.some(({ status }) => status !== 'recorded');
  const set = may.create && !isOpen && <TextLink to={places.newExam(studentId)}>{t('exam.set')}</TextLink>;
  if (exams.length === 0) return set || null;
  return (
    <PartCard title={t('exam.title')} action={set}>
      <List marginBlock="-3">
        {exams.map((exam) => (
          <RuledItem key={exam.id} flexWrap="wrap" alignItems="center">
            <Box flex="1 1 12rem" minWidth="0">
              <TextLink alone to={places.exam(exam.id)}>
                {nameOf(exam)}
              </TextLink>
              <Text color="fg.muted" fontSize="sm">
                {exam.heldOn
                  ? t('exam.heldBy', { day: dayText(exam.heldOn), name: isolated(exam.examiner.name) })
                  : t('exam.plannedFor', { name: isolated(exam.examiner.name) })}
              </Text>
            </Box>
            <ResultBadge exam={exam} />
          </RuledItem>
        ))}
      </List>
    </PartCard>
  );
}
