import { Box, List, RuledItem, Text, TextLink } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { examQueries } from '#/api/exams.ts';
import { useExamName } from '#/components/exams/use-exam-name.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';

/** D156: students with a complete and solid juz that was not examined. */
export function ToExamineCard() {
  const { t } = useTranslation('progress');
  const nameOf = useExamName();
  const found = useQuery(examQueries.toExamine());
  const { data, error } = found;
  if (error && !data)
    return (
      <PartCard title={t('exam.ready.title')}>
        <PartError query={found} />
      </PartCard>
    );
  if (!data) return null;
  return (
    <PartCard title={t('exam.ready.title')}>
      {data.data.length === 0 && <Text color="fg.muted">{t('exam.ready.nobody')}</Text>}
      <List marginBlock={data.data.length > 0 ? '-3' : '0'}>
        {data.data.map(({ student, juz }) => (
          <RuledItem key={student.id} flexWrap="wrap" alignItems="center">
            <Box flex="1 1 12rem" minWidth="0">
              <TextLink alone to={places.student(student.id)}>
                {student.name}
              </TextLink>
              <Text color="fg.muted" fontSize="sm">
                {nameOf({ juz, ranges: [] })}
              </Text>
            </Box>
            <TextLink
              alone
              to={places.newExam(student.id, juz[0])}
              aria-label={t('exam.setOf', { name: isolated(student.name) })}
            >
              {t('exam.set')}
            </TextLink>
          </RuledItem>
        ))}
      </List>
      {data.isCut && (
        <Text color="fg.muted" fontSize="sm" marginBlockStart="4">
          {t('exam.ready.cut')}
        </Text>
      )}
    </PartCard>
  );
}
