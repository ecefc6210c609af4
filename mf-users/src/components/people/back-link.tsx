import { useCan, useSession, useTranslation } from '@academy/shared-auth';
import { TextLink } from '@academy/shared-ui';
import { useListPlace } from './list-address.ts';
import { places } from './places.ts';

/** Leads to the people among whom somebody is found, or to the own profile; nothing where neither is the way one came. */
export function BackLink({ id, kind }: { id: string; kind: 'student' | 'teacher' }) {
  const { t } = useTranslation('users');
  const isOwn = useSession((session) => session.user?.id === id);
  const list = useListPlace(kind);
  const mayRead = useCan('users.read');
  if (isOwn) return <TextLink to={places.profile}>{t('statistics.back.profile')}</TextLink>;
  return mayRead ? <TextLink to={list}>{t(`statistics.back.${kind}`)}</TextLink> : null;
}
