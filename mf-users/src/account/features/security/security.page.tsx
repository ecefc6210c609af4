import { useSession } from '@academy/shared-auth';
import { ErrorState, PageBody, PageHeader, PageSkeleton, Stack } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { securityQueries, type TwoSteps } from '#/account/api/security.ts';
import { useGoOn } from '#/account/components/use-go-on.ts';
import { Caution } from '#/base/components/caution.tsx';
import { places } from '#/base/components/people/places.ts';
import { AppCard } from './app-card.tsx';
import { CodesCard } from './codes-card.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** D120, D121: second steps, recovery codes, and signed-in devices. */
export default function SecurityPage() {
  const { t } = useTranslation('users');
  const isHeld = useSession(({ user }) => user?.two_steps_needed === true);
  const found = useQuery(securityQueries.twoSteps());
  return (
    <PageBody width="reading">
      <PageHeader
        title={t('security.header.title')}
        context={t('security.header.context')}
        via={isHeld ? [] : [{ label: t('own.header.title'), to: places.profile }]}
      />
      {found.data && <Security twoSteps={found.data} onChange={() => void found.refetch()} />}
      {found.isPending && <PageSkeleton kind="form" hasHeader />}
      {found.isError && !found.data && (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      )}
    </PageBody>
  );
}

function Security({ twoSteps, onChange }: { twoSteps: TwoSteps; onChange: () => void }) {
  const { t } = useTranslation('users');
  const isHeld = useSession(({ user }) => user?.two_steps_needed === true);
  const goOn = useGoOn();
  const [codes, setCodes] = useState<string[] | null>(null);
  const isOn = twoSteps.totp || twoSteps.passkeys.length > 0;
  const onCodes = (given: string[] | null) => {
    onChange();
    setCodes(given);
  };
  return (
    <Stack gap="6">
      {isHeld && !isOn && (
        <Caution>
          <span>{t('security.required')}</span>
        </Caution>
      )}
      <AppCard twoSteps={twoSteps} onCodes={onCodes} onChange={onChange} />
      <PasskeysCard twoSteps={twoSteps} onCodes={onCodes} onChange={onChange} />
      {isOn && <CodesCard twoSteps={twoSteps} onCodes={onCodes} />}
      {!isHeld && <SessionsCard />}
      {codes && (
        <CodesDialog
          codes={codes}
          onKept={() => {
            setCodes(null);
            if (isHeld) void goOn();
          }}
        />
      )}
    </Stack>
  );
}
