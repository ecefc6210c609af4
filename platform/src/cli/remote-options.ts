import { parseArgs } from 'node:util';

/** How the command is used; shown with exit code 2 when it is used otherwise. */
export const USAGE = `Usage: remote <command> [name] [options]

  deploy <name>     publish mf-<name>/dist and make it live
      --build             build it first
      --dist DIR          another folder than mf-<name>/dist
  rollback <name>   make the version before the live one live again
      --to VERSION        that version
  disable <name>    take the remote off the menu and the routes
  enable <name>     put it back
  mount <name> route|single-spa
                    the door through which the shell takes it
  allow <origin>    let remotes come from another origin, such as a CDN
  forbid <origin>   not any more
  list              what is live
      --json
  slots [name]      who fills which slot, at which version
      --json
  platform --shell X.Y.Z --api X.Y.Z
                    the versions that deploys are checked against

  --store URL       folder or s3://bucket/prefix (default: REMOTES_STORE, else <DATA_DIR or .data>/remotes)
  --force-gate      deploy or roll back what the version check rejects; what belongs
                    to another remote is never given away`;

/** The command was not understood. */
export class UsageError extends Error {}

export type RemoteOptions = ReturnType<typeof readOptions>;

export function readOptions(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        build: { type: 'boolean', default: false },
        dist: { type: 'string' },
        to: { type: 'string' },
        json: { type: 'boolean', default: false },
        shell: { type: 'string' },
        api: { type: 'string' },
        store: { type: 'string' },
        'force-gate': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [command = '', subject = '', ...rest] = positionals;
    return { command, subject, name: subject && remoteName(subject), rest, ...values, forceGate: values['force-gate'] };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `timeline` is short for `mf-timeline`. */
const remoteName = (name: string) => (name.startsWith('mf-') ? name : `mf-${name}`);
