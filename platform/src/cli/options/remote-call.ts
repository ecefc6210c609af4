import type { ReleaseStore } from '../../registry/index.ts';
import { type Reason, reasonFor } from '../../registry/index.ts';
import { type RemoteOptions, UsageError } from './remote-options.ts';

/** One use of the `remote` command. */
export interface Call {
  store: ReleaseStore;
  /** The workspace's root. */
  root: string;
  options: RemoteOptions;
  say: (line: string) => void;
  /** Resolves with the answer of the person at the terminal. */
  ask: (question: string) => Promise<string>;
}

/** The remote that the command is about. @throws UsageError without one. */
export function named({ options }: Call): string {
  if (!options.name) throw new UsageError(`${options.command} needs the name of a remote`);
  return options.name;
}

/** Whether a build must be checked: if this process runs for production, or the store is a bucket. */
export const isProduction = ({ store }: { store: Pick<ReleaseStore, 'address'> }): boolean =>
  process.env.NODE_ENV === 'production' || store.address.startsWith('s3://');

/** The record's reason for this call's change. */
export function reasonOf({ root, options: { command, line, by, note } }: Call): { reason: Reason } {
  return { reason: reasonFor({ command: line || command, by, note }, root) };
}
