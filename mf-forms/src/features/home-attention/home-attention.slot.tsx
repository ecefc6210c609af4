import type { SlotProps } from '@academy/shared-auth/contract';
import { AttentionLine, useReportedCount } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formQueries } from '#/api/forms.ts';
import { places } from '#/components/places.ts';

/** For viewers who can read forms, on the start page: the number of submissions that nobody has opened. */
export default function UnreadSubmissionsLine({ onCount }: SlotProps<'home.attention'>) {
  const { t } = useTranslation('forms');
  const { data: count } = useQuery(formQueries.unread());
  useReportedCount(count, onCount);
  if (!count) return null;
  return (
    <AttentionLine count={count} to={places.list}>
      {t('home.unread', { count })}
    </AttentionLine>
  );
}
