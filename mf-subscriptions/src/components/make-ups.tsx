import { localeOf } from '@academy/shared-auth';
import { Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { makeUpsQuery } from '#/api/make-ups.ts';
import { isolated } from './isolated.ts';

/** D103: the make-ups and their end, below the remaining classes; renders nothing without any. */
export function MakeUps({ studentId }: { studentId: string }) {
  const { t, i18n } = useTranslation('subscriptions');
  const { data } = useQuery(makeUpsQuery(studentId));
  const [first] = data ?? [];
  if (!first) return null;
  const day = new Intl.DateTimeFormat(localeOf(i18n.language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const until = isolated(day.format(new Date(`${first.until}T12:00Z`)));
  return <Text fontSize="sm">{t('makeUps', { count: data?.length, day: until })}</Text>;
}
