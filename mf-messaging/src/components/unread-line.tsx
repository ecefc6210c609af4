import { useTranslation } from '@academy/shared-auth';
import { AttentionLine } from '@academy/shared-ui';
import { placeOf } from './places.ts';

/** How many messages are unread, and the way to them. */
export function UnreadLine({ count }: { count: number }) {
  const { t } = useTranslation('messaging');
  return (
    <AttentionLine count={count} to={placeOf('chats')}>
      {t('home.unread', { count })}
    </AttentionLine>
  );
}
