import { useCan, useTranslation } from '@academy/shared-auth';
import { TextLink } from '@academy/shared-ui';
import { useListPlace } from '#/components/list-place.ts';

/** The way back to the list, for whom there is one. */
export function StudentsLink() {
  const { t } = useTranslation('users');
  const list = useListPlace('student');
  if (!useCan('users.read')) return null;
  return <TextLink to={list}>{t('ledger.back.link')}</TextLink>;
}
