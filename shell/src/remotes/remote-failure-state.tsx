import { ApiError } from '@academy/shared-auth';
import { Button, ErrorState, PageBody, PageHeader, useWhenBack } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asFailure, describeFailure, type RemoteFailure } from '#/loading/failure.ts';
import type { KnownRemote } from '#/registry/registry.ts';
import { registryStore } from '#/registry/registry-store.ts';
import { useIsSuperAdmin } from '#/session/use-is-super-admin.ts';

interface RemoteFailureStateProps {
  remote: KnownRemote;
  /** The page's name, as the registry lists it. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** The failed part, for the person who gets the report, with the request, if any. */
function detailOf(failure: RemoteFailure, { entry }: KnownRemote): string {
  const request = failure.cause instanceof ApiError ? failure.cause.requestId : null;
  const { team, channel } = entry?.owner ?? {};
  return [describeFailure(failure), request, team, channel].filter(Boolean).join(' · ');
}

/** Its code may fail to load as the remote did: then nothing starts. */
async function startSearch(): Promise<void> {
  const { startBisect } = await import(/* webpackChunkName: "bisect" */ '#/bisect/bisect-state.ts');
  startBisect(registryStore.getState().current);
}

/** A remote that could not be loaded or drawn, in its place. */
export function RemoteFailureState({ remote, title, error, onRetry }: RemoteFailureStateProps) {
  const { t } = useTranslation('shell');
  const failure = asFailure(error, remote);
  const [wasOffline] = useState(() => !navigator.onLine);
  useWhenBack(wasOffline, onRetry);
  const isSuperAdmin = useIsSuperAdmin();
  const search = (
    <Button variant="ghost" onClick={() => void startSearch().catch(() => {})}>
      {t('bisect.panel.start')}
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={title} />
      <ErrorState
        title={t('remote.failure.title')}
        text={t(`remote.failure.${failure.kind}`)}
        detail={detailOf(failure, remote)}
        onRetry={onRetry}
        action={isSuperAdmin ? search : undefined}
      />
    </PageBody>
  );
}
