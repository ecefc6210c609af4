import type { Release } from '@academy/shared-auth/contract';

/**
 * Why a remote cannot be shown. `unreachable`: its files did not load; `tampered`: they differ from what the registry
 * says; `incompatible`: it needs another shell or API; `crashed`: its code threw; `too-slow`: out of time.
 */
export type FailureKind = 'unreachable' | 'tampered' | 'incompatible' | 'crashed' | 'too-slow';

/** Its `cause` is the thrown error, if there is one. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly kind: FailureKind;
  readonly remote: string;
  readonly version: string;
  /** Whether it happened on an earlier page of this viewer. */
  readonly isRestored: boolean;

  constructor(init: {
    kind: FailureKind;
    remote: string;
    version: string;
    detail: string;
    cause?: unknown;
    isRestored?: boolean;
  }) {
    super(init.detail, { cause: init.cause });
    this.kind = init.kind;
    this.remote = init.remote;
    this.version = init.version;
    this.isRestored = init.isRestored ?? false;
  }
}

/** A release's error, as its crash. */
export function asFailure(error: unknown, { name: remote, version }: Pick<Release, 'name' | 'version'>): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new RemoteFailure({ kind: 'crashed', remote, version, detail, cause: error });
}

/** For the person who gets the report: remote, version, kind and reason. */
export const describeFailure = ({ remote, version, kind, message }: RemoteFailure): string =>
  `${remote} ${version} · ${kind} · ${message}`;
