import { Span, Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { Conflict } from '#/class/api/schedule.ts';

/**
 * The conflicting class with its time for viewers who can see it; or the words that there are no classes at that time.
 */
export function ConflictText({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  if (conflict.who === 'absence' || conflict.who === 'closure' || conflict.who === 'hold')
    return <Text>{t(`classForm.conflictOf.${conflict.who}`)}</Text>;
  if (conflict.who === 'kept') return <bdi>{times.near(conflict.starts_at, conflict.ends_at)}</bdi>;
  return (
    <Text>
      {conflict.id && conflict.title ? (
        <TextLink to={places.details(conflict.id)} color="inherit">
          <bdi>{conflict.title}</bdi>
        </TextLink>
      ) : (
        <Span>{t('classForm.conflictOf.hidden')}</Span>
      )}
      <Span>{t('line.separator')}</Span>
      <bdi>{times.near(conflict.starts_at, conflict.ends_at)}</bdi>
    </Text>
  );
}
