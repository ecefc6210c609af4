import type { SlotProps } from '@academy/shared-auth/contract';
import { AttentionLine, Stack, useReportedCount } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoiceQueries } from '#/api/invoices.ts';
import { places } from '#/components/places.ts';

/**
 * For viewers who can read invoices, on the start page: the number of held payments, each kind with a link to its list.
 */
export default function HeldPaymentsLine({ onCount }: SlotProps<'home.attention'>) {
  const { t } = useTranslation('subscriptions');
  const { data } = useQuery(invoiceQueries.heldCounts());
  const total = data?.reduce((sum, { count }) => sum + count, 0);
  useReportedCount(total, onCount);
  if (!data || !total) return null;
  const held = data.filter(({ count }) => count > 0);
  return (
    <Stack gap="3">
      {held.map(({ kind, count }) => (
        <AttentionLine key={kind} count={count} to={places.heldPayments(kind)} tone="warning">
          {t(`home.held.${kind}`, { count })}
        </AttentionLine>
      ))}
    </Stack>
  );
}
