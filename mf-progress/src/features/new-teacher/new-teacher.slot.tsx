import type { SlotProps } from '@academy/shared-auth/contract';
import { Card, Flex, Text, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { progressQueries } from '#/api/progress.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';

/** After a change of teacher: a link to what the new teacher must know; renders nothing without records. */
export default function NewTeacher({ studentId }: SlotProps<'student.teacher-changed'>) {
  const { t } = useTranslation('progress');
  const { data } = useQuery(progressQueries.of(studentId));
  if (!data || data.memorised === 0 || !data.may.known) return null;
  return (
    <Card role="status">
      <Flex columnGap="5" rowGap="2" flexWrap="wrap" justifyContent="space-between" alignItems="center">
        <Text overflowWrap="anywhere">{t('handOver.newTeacher', { student: isolated(data.student.name) })}</Text>
        <TextLink alone to={places.handOver(studentId)}>
          {t('handOver.open')}
        </TextLink>
      </Flex>
    </Card>
  );
}
