import type { RemoteFailure } from './failure.ts';
import type { Loaded } from './fallbacks.ts';

/** The state of a part of a remote in this tab. */
export interface PartState {
  promise: Promise<Loaded> | null;
  loaded: Loaded | null;
  mountedAt: number | null;
  /** The number of times that the screen threw after it had worked for a while. */
  lateCrashes: number;
  /** Versions that crashed when this part was drawn, and the first such crash. */
  excluded: readonly string[];
  crash: RemoteFailure | null;
  failure: RemoteFailure | null;
  /** Whether it failed without a connection: then the failure says nothing about the remote. */
  wasOffline: boolean;
  isPatient: boolean;
}

export const untried: PartState = {
  promise: null,
  loaded: null,
  mountedAt: null,
  lateCrashes: 0,
  excluded: [],
  crash: null,
  failure: null,
  wasOffline: false,
  isPatient: false,
};
