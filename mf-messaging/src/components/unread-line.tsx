import { AttentionLine } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { placeOf } from './places.ts';

/** The number of unread messages, with a link to them. */
export function UnreadLine({ count }: { count: number }) {
  const { t } = useTranslation('messaging');
  return (
    <AttentionLine count={count} to={placeOf('chats')}>
      {t('home.unread', { count })}
    </AttentionLine>
  );
}
