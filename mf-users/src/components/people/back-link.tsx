import { useCan, useSession, useTranslation } from '@academy/shared-auth';
import { TextLink } from '@academy/shared-ui';
import { useListPlace } from './list-address.ts';
import { places } from './places.ts';
import { usePersonReturn } from './return-place.ts';

/** Leads to the person's page where one came from it, else to their list, or to the own profile; nothing where there is no way. */
export function BackLink({ id, kind }: { id: string; kind: 'student' | 'teacher' }) {
  const { t } = useTranslation('users');
  const isOwn = useSession((session) => session.user?.id === id);
  const list = useListPlace(kind);
  const mayRead = useCan('users.read');
  const person = usePersonReturn(id);
  if (isOwn) return <TextLink to={places.profile}>{t('statistics.back.profile')}</TextLink>;
  if (person)
    return (
      <TextLink to={person.to} state={person.state}>
        {t('person.back', { name: `\u2068${person.name}\u2069` })}
      </TextLink>
    );
  return mayRead ? <TextLink to={list}>{t(`statistics.back.${kind}`)}</TextLink> : null;
}
