import { localeOf, useTranslation } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { useQuery } from '@academy/shared-auth/query';
import { Badge, Flex, Stack, TextLink } from '@academy/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { invoiceQueries } from '#/api/invoices.ts';
import { places } from '#/components/places.ts';

/** On the start page of who reads invoices: how many payments are held, each kind leading to its list. */
export default function HeldPaymentsLine({ onCount }: SlotProps<'home.attention'>) {
  const { t, i18n } = useTranslation('subscriptions');
  const { data } = useQuery(invoiceQueries.heldCounts());
  const total = data?.reduce((sum, { count }) => sum + count, 0);
  const report = useEffectEvent(onCount);
  useEffect(() => {
    if (total !== undefined) report(total);
  }, [total]);
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  const held = data?.filter(({ count }) => count > 0) ?? [];
  if (held.length === 0) return null;
  return (
    <Stack gap="3">
      {held.map(({ kind, count }) => (
        <Flex key={kind} gap="2.5" alignItems="center">
          <Badge tone="warning" minWidth="8" justifyContent="center" fontVariantNumeric="tabular-nums">
            {number.format(count)}
          </Badge>
          <TextLink to={places.heldPayments(kind)}>{t(`home.held.${kind}`, { count })}</TextLink>
        </Flex>
      ))}
    </Stack>
  );
}
