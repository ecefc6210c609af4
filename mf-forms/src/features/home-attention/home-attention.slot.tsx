import { localeOf, useTranslation } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { useQuery } from '@academy/shared-auth/query';
import { Badge, Flex, TextLink } from '@academy/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { formQueries } from '#/api/forms.ts';
import { places } from '#/components/places.ts';

/** On the start page of those who read forms: how many submissions nobody has opened. */
export default function UnreadSubmissionsLine({ onCount }: SlotProps<'home.attention'>) {
  const { t, i18n } = useTranslation('forms');
  const { data: count } = useQuery(formQueries.unread());
  const report = useEffectEvent(onCount);
  useEffect(() => {
    if (count !== undefined) report(count);
  }, [count]);
  if (!count) return null;
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (
    <Flex gap="2.5" alignItems="center">
      <Badge tone="info" minWidth="8" justifyContent="center" fontVariantNumeric="tabular-nums">
        {number.format(count)}
      </Badge>
      <TextLink to={places.list}>{t('home.unread', { count })}</TextLink>
    </Flex>
  );
}
