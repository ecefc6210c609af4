import { Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import { concernQueries } from '#/safety/api/concerns.ts';

/** Who reads what the viewer writes; a caution where nobody is named. */
export function ReadBy() {
  const { t, i18n } = useTranslation('users');
  const { data } = useQuery(concernQueries.to());
  if (!data) return null;
  if (data.length === 0) return <Caution>{t('concerns.nobody')}</Caution>;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    data.map(({ name }) => `\u2068${name}\u2069`),
  );
  return (
    <Text fontSize="sm" color="fg.muted">
      {t('concerns.readBy', { names })}
    </Text>
  );
}
