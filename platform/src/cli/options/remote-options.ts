import { parseArgs } from 'node:util';
import { remoteName } from '../../composition/remote-name.ts';

/** The usage text of the command; shown with exit code 2 after a wrong call. */
export const USAGE = `Usage: remote <command> [name] [options]

  deploy <name>     publish mf-<name>/dist and make it live
      --build             check its types and build it first
      --dist DIR          another folder than mf-<name>/dist
      --canary N          make it the version of N percent of the signed-in users alone (of mf-landing: of browsers);
                          the API promotes it after --minutes N (30), and takes it back
                          when it does worse than the live version
  check <name>      probe the remote in the built shell, with demo data, each screen for each
                    role in both languages; needs a Chromium (CHROMIUM_PATH). A build that
                    passes may be deployed to production
      --build             build what changed first
      --screen TEXT       only screens and parts with it in their path or file
      --role NAME         only as this role; a part of a check lets nothing pass
      --json
  promote <name>    make the candidate live for everybody
  abort <name>      take the candidate back
  rollback <name>   make the version before the live one live again
      --to VERSION        that version
  minimum <name>    sign that sites with keys serve nothing of it that is older than the
                    live version; needs RELEASE_SIGNING_KEY
      --to VERSION        than that version; an earlier one than before lowers it
  preview <name>    publish mf-<name>/dist beside what is live, and print a link to it
                    for people with a role, which ends by itself
      --build, --dist DIR
      --for TIME          how long: 30m, 8h, 3d (3d)
      --role NAME         who may open it (super-admin)
      --page PATH         where it leads (/dashboard)
      --site URL          the site (default: PUBLIC_URL, else http://localhost:PORT)
  bisect            find the remote that breaks a page: each step prints a link that
                    switches some back, for whoever opens it, and asks how it went
      --page, --role, --site
  disable <name>    take the remote off the menu and the routes
      --now               also in pages that are open, within seconds
  enable <name>     put it back
  mount <name> route|single-spa
                    the door through which the shell takes it
  allow <origin>    let remotes come from another origin, such as a CDN
  forbid <origin>   not any more
  list              what is live
      --json
  status [name]     what is live and how it fares in browsers, from the running API
      --url URL           of the API (default: PUBLIC_URL, else http://localhost:PORT);
                          METRICS_TOKEN lets one in, as at its /metrics
      --minutes N         of the last N minutes (60)
      --json
  log               who changed what, when and why
      --count N           so many changes (20)
      --json
  restore           make live again what was live
      --revision N        at that revision, or
      --at TIME           at that time, such as 2026-11-20T10:00Z
  apply <file>      make several releases live in one change: {"remotes": [{"name": …,
                    "version": … or "dist": …, "enabled": …, "mount": …}]}
  prune             delete the releases that neither what is live nor a recent
                    composition needs, and what killed deploys left
      --keep N            the latest N compositions stay restorable (10)
      --days N            and all of the last N days (30)
      --dry-run
  slots [name]      who fills which slot, at which version
      --json
  platform --shell X.Y.Z --api X.Y.Z
                    the versions that deploys are checked against
      --offers FILE       and the names: offers.json of the shell's build
      --openapi FILE      and the operations: api/openapi.json, or what an API serves
                          there; it says the version of the API too
      --check             changes nothing; says which live and previous releases it breaks

  --by NAME, --note TEXT
                    who makes a change and why, for the log (default: the user of the
                    CI system or of this machine)
  --store URL       folder or s3://bucket/prefix (default: REMOTES_STORE, else <DATA_DIR or .data>/remotes)
  --force-gate      deploy or roll back what the version check rejects, and deploy to
                    production what was not checked; what belongs
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
        by: { type: 'string' },
        note: { type: 'string' },
        for: { type: 'string' },
        role: { type: 'string' },
        screen: { type: 'string' },
        page: { type: 'string' },
        site: { type: 'string' },
        count: { type: 'string' },
        revision: { type: 'string' },
        at: { type: 'string' },
        keep: { type: 'string' },
        days: { type: 'string' },
        offers: { type: 'string' },
        canary: { type: 'string' },
        openapi: { type: 'string' },
        url: { type: 'string' },
        minutes: { type: 'string' },
        check: { type: 'boolean', default: false },
        now: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'force-gate': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [command = '', subject = '', ...rest] = positionals;
    const line = [...positionals, ...changingOptions(values)].join(' ');
    const name = subject && remoteName(subject);
    return { command, subject, name, rest, line, ...values, forceGate: values['force-gate'] };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The options that change what a command does, as typed. */
const changingOptions = ({
  to,
  revision,
  at,
  canary,
  now,
  'force-gate': forced,
}: Record<string, string | boolean | undefined>) => [
  ...Object.entries({ to, revision, at, canary }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  ),
  ...(now ? ['--now'] : []),
  ...(forced ? ['--force-gate'] : []),
];
