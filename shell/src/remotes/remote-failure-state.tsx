import { ApiError, useTranslation } from '@academy/shared-auth';
import { ErrorState, PageBody, PageHeader, useWhenBack } from '@academy/shared-ui';
import { useState } from 'react';
import { RemoteFailure } from './failure.ts';
import type { KnownRemote } from './registry.ts';

interface RemoteFailureStateProps {
  remote: KnownRemote;
  /** The page's name, as the registry knows it. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** What failed, for whoever is told about it: remote, version, reason, and the request where there was one. */
function detailOf({ name, version }: KnownRemote, error: unknown): string {
  const kind = error instanceof RemoteFailure ? error.kind : 'crashed';
  const failed = error instanceof RemoteFailure ? `${error.remote} ${error.version}` : `${name} ${version}`;
  const request = error instanceof ApiError ? error.requestId : null;
  const reason = error instanceof Error ? error.message : String(error);
  return [failed, kind, reason, request].filter(Boolean).join(' · ');
}

/** A remote that could not be loaded or drawn, in its place. */
export function RemoteFailureState({ remote, title, error, onRetry }: RemoteFailureStateProps) {
  const { t } = useTranslation('shell');
  const kind = error instanceof RemoteFailure ? error.kind : 'crashed';
  const [wasOffline] = useState(() => !navigator.onLine);
  useWhenBack(wasOffline, onRetry);
  return (
    <PageBody>
      <PageHeader title={title} />
      <ErrorState
        title={t('remote.failure.title')}
        text={t(`remote.failure.${kind}`)}
        detail={detailOf(remote, error)}
        onRetry={onRetry}
      />
    </PageBody>
  );
}
