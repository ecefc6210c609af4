import { createStore } from '@academy/shared-auth';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RemoteFailure } from '#/loading/failure.ts';
import type { RemotePart } from '#/loading/remote-part.ts';

/** `degraded`: an older release is shown; `down`: nothing is. */
export interface RemoteHealth {
  state: 'ready' | 'degraded' | 'down';
  failure: RemoteFailure | null;
}

/**
 * The health of remotes in this page: a whole remote by its name, its parts by name and part; parts never loaded are
 * missing.
 */
export const remoteHealth = createStore<Record<string, RemoteHealth>>(() => ({}));

const partKey = (remote: string, { kind, id }: Pick<RemotePart, 'kind' | 'id'>) => `${remote}/${kind}/${id}`;

/** A remote whose module loaded is healthy as a whole, whatever happened to the part. */
export function reportHealth(remote: string, part: RemotePart, health: RemoteHealth, moduleCame: boolean): void {
  const loading = moduleCame && health.state === 'down' ? { state: 'ready' as const, failure: null } : health;
  remoteHealth.setState({ [remote]: loading, [partKey(remote, part)]: health });
}

/** It is still loading, and is shown when it arrives. */
const isLate = (health: RemoteHealth | undefined) => health?.state === 'down' && health.failure?.kind === 'too-slow';
const isDown = (health: RemoteHealth | undefined) => health?.state === 'down' && !isLate(health);

/** Whether the screen behind a menu entry could not be shown. Another late part of the remote does not count. */
export const useIsDown = (remote: string, screen: string | null): boolean =>
  remoteHealth(
    (health) =>
      isDown(health[remote]) ||
      (screen !== null && health[partKey(remote, { kind: 'screen', id: screen })]?.state === 'down'),
  );

/** Whether a part of the page is late. */
export const useIsLate = (): boolean => remoteHealth((health) => Object.values(health).some(isLate));

/** Calls back when the part has recovered without the caller: its code loaded late, or by a prefetch. */
export function useRecovered(remote: string, part: RemotePart, onRecovered: () => void): void {
  const isWell = remoteHealth((health) => (health[partKey(remote, part)]?.state ?? 'down') !== 'down');
  const wasDown = useRef(!isWell);
  const recovered = useEffectEvent(onRecovered);
  useEffect(() => {
    if (isWell && wasDown.current) recovered();
  }, [isWell]);
}
