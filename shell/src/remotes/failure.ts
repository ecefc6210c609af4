/**
 * Why a remote cannot be shown. `unreachable`: its files did not come; `tampered`: they are not what the registry
 * promises; `incompatible`: it needs another shell or API; `crashed`: its code threw; `too-slow`: out of time.
 */
export type FailureKind = 'unreachable' | 'tampered' | 'incompatible' | 'crashed' | 'too-slow';

export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly kind: FailureKind;
  readonly remote: string;
  readonly version: string;

  constructor(init: { kind: FailureKind; remote: string; version: string; detail: string; cause?: unknown }) {
    super(init.detail, { cause: init.cause });
    this.kind = init.kind;
    this.remote = init.remote;
    this.version = init.version;
  }
}
