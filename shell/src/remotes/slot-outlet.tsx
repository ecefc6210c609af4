import type { RemoteHost, RemoteModule } from '@academy/shared-auth/contract';
import { CrashBoundary } from '@academy/shared-ui';
import { type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { EndlessGuard } from '#/loading/endless/endless-guard.tsx';
import { RemoteFailure } from '#/loading/failure.ts';
import type { Loader } from '#/loading/loader.ts';
import { useRecovered } from '#/loading/remote-health.ts';
import type { RemotePart } from '#/loading/remote-part.ts';
import type { KnownRemote } from '#/registry/registry.ts';
import { useRecovery } from './use-recovery.ts';

interface SlotOutletProps {
  remote: KnownRemote;
  part: RemotePart;
  loader: Loader;
  /** Its code is loaded only then. */
  isWanted: boolean;
  /** The placeholder stays, also after the code has loaded. */
  isHeld?: boolean;
  /** The placeholder while it loads. */
  pending: ReactNode;
  /** Shown if it failed. */
  down: (failure: RemoteFailure | null, retry: () => void) => ReactNode;
  children: (module: RemoteModule['default'], host: RemoteHost) => ReactNode;
}

const notYet = new Promise<never>(() => {});

interface LoadedSlotProps
  extends Pick<SlotOutletProps, 'remote' | 'part' | 'loader' | 'isWanted' | 'isHeld' | 'children'> {
  onCrash: RemoteHost['onCrash'];
}

function LoadedSlot({ remote, part, loader, isWanted, isHeld, children, onCrash }: LoadedSlotProps) {
  const loading = isWanted ? loader.load(remote, part) : notYet;
  const { module, release } = use(isHeld ? notYet : loading);
  const host = useMemo(() => ({ version: release.version, onCrash }), [release, onCrash]);
  return children((module as RemoteModule).default, host);
}

interface DownProps extends Pick<SlotOutletProps, 'remote' | 'part'> {
  failures: number;
  onRecovered: () => void;
  onRetry: () => void;
  children: ReactNode;
}

function Down({ remote, part, failures, onRecovered, onRetry, children }: DownProps) {
  useRecovery(failures, onRetry);
  useRecovered(remote.name, part, onRecovered);
  return children;
}

/** A part of a remote in a slot. After a failure it is retried automatically. */
export function SlotOutlet(props: SlotOutletProps) {
  const { remote, part, loader, isWanted, isHeld = false, pending, down, children } = props;
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((count) => count + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kind and id identify a part
  const onCrash = useMemo(
    () => (error: unknown) => {
      const isTaken = loader.crash(remote, part, error);
      if (isTaken) setAttempt((count) => count + 1);
      return isTaken;
    },
    [loader, remote, part.kind, part.id],
  );
  const retry = () => {
    loader.retry(remote, part);
    again();
  };
  const source = `${remote.name}@${remote.version}`;
  return (
    <CrashBoundary
      key={`${source}#${attempt}`}
      name={source}
      onCrash={onCrash}
      fallback={(error) => (
        <Down {...{ remote, part }} failures={attempt} onRecovered={again} onRetry={retry}>
          {down(error instanceof RemoteFailure ? error : null, retry)}
        </Down>
      )}
    >
      <Suspense fallback={pending}>
        <EndlessGuard>
          <LoadedSlot {...{ remote, part, loader, isWanted, isHeld, onCrash }}>{children}</LoadedSlot>
        </EndlessGuard>
      </Suspense>
    </CrashBoundary>
  );
}
