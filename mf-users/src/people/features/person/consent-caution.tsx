import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { CHILD_BELOW } from '#/base/child-age.ts';
import { Caution } from '#/base/components/caution.tsx';
import { personsConsentsQuery } from '#/people/api/consents.ts';

/** Warns about a child for whom no parent has accepted the current versions. */
export function ConsentCaution({ user }: { user: User }) {
  const age = user.student?.age ?? CHILD_BELOW;
  return age < CHILD_BELOW ? <MissingConsent id={user.id} /> : null;
}

function MissingConsent({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const { data } = useQuery(personsConsentsQuery(id));
  const missing = data?.byParent ? data.consents.filter(({ acceptedAt }) => acceptedAt === null) : [];
  if (missing.length === 0) return null;
  const texts = missing.map(({ kind }) => t(`consents.kind.${kind}`)).join(t('consents.comma'));
  return (
    <Caution>
      <span>{t('consents.missing', { texts })}</span>
    </Caution>
  );
}
