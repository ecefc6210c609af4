import type { SlotProps } from '@academy/shared-auth/contract';
import { Stack, Text, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { progressQueries } from '#/api/progress.ts';
import { places } from '#/components/places.ts';

/** The memorised part on a child's card. Renders nothing if nothing is memorised. */
export default function ChildProgress({ studentId }: SlotProps<'child.summary'>) {
  const { t } = useTranslation('progress');
  const { data } = useQuery(progressQueries.of(studentId));
  if (!data || data.memorised === 0) return null;
  const { memorised, solid, weak } = data;
  return (
    <Stack gap="0">
      <TextLink alone to={places.of(studentId)}>
        {t('own.title')}
      </TextLink>
      <Text fontSize="sm" color="fg.muted">
        {t('map.numbers', { memorised, solid, weak })}
      </Text>
    </Stack>
  );
}
