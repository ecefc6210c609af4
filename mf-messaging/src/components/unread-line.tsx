import { localeOf, useTranslation } from '@academy/shared-auth';
import { Badge, Flex, TextLink } from '@academy/shared-ui';
import { placeOf } from './places.ts';

/** How many messages are unread, and the way to them. */
export function UnreadLine({ count }: { count: number }) {
  const { t, i18n } = useTranslation('messaging');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (
    <Flex gap="2.5" alignItems="center">
      <Badge tone="info" minWidth="8" justifyContent="center" fontVariantNumeric="tabular-nums">
        {number.format(count)}
      </Badge>
      <TextLink to={placeOf('chats')}>{t('home.unread', { count })}</TextLink>
    </Flex>
  );
}
