import { dirname, resolve } from 'node:path';
import {
  judgePlatform,
  Rejection,
  readApiOffers,
  readOffers,
  signingKey,
  type Verdict,
  writePlatform,
  writeShellFiles,
} from '../../registry/index.ts';
import type { Call } from '../options/remote-call.ts';
import { UsageError } from '../options/remote-options.ts';

const isVersion = (text: string | undefined): text is string => /^\d+\.\d+\.\d+/.test(text ?? '');

async function platformOf({ options }: Call) {
  const apiOffers = options.openapi ? await readApiOffers(resolve(options.openapi)) : null;
  const { shell } = options;
  const api = options.api ?? apiOffers?.version;
  if (!isVersion(shell) || !isVersion(api))
    throw new UsageError('platform needs --shell x.y.z, and --api x.y.z or --openapi');
  const offers = options.offers ? await readOffers(resolve(options.offers)) : null;
  return { shell, api, offers, apiOffers };
}
type Platform = Awaited<ReturnType<typeof platformOf>>;

const WAYS_ON = `Build these releases again and publish them right after the platform (npm run publish-built), disable them until then,
or look at their pages in this platform first: docs/upgrade.md`;

const list = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${heading}\n  - ${lines.join('\n  - ')}`] : [];

/** @throws Rejection unless every release that pages may get is known to run. */
function rejectDoubts({ shell, api, offers, apiOffers }: Platform, { broken, unknown }: Verdict): void {
  const unsaid = [
    ...(offers ? [] : [`what shell ${shell} offers: give --offers`]),
    ...(apiOffers ? [] : [`what API ${api} offers: give --openapi`]),
  ];
  const problems = [
    ...list(`shell ${shell} and API ${api} break`, broken),
    ...list('unknown whether they run', unknown),
    ...list('unknown', unsaid),
    ...(unknown.length > 0 ? [WAYS_ON] : []),
  ];
  if (problems.length > 0) throw new Rejection(problems.join('\n'));
}

/** The offers are in the shell's build, whose files a site with keys still serves to tabs of former shells. */
async function signShell({ store, options, say }: Call): Promise<void> {
  const key = signingKey();
  if (key && options.offers)
    say(`signed the files of shell ${await writeShellFiles(store, dirname(resolve(options.offers)), key)}`);
}

/**
 * Sets the platform that deploys are checked against; with `--check`, judges the releases that pages may get and
 * changes nothing.
 */
export async function platform(call: Call): Promise<void> {
  const { store, options, say } = call;
  const given = await platformOf(call);
  const { shell, api } = given;
  const verdict = await judgePlatform(store, given);
  if (options.check) {
    rejectDoubts(given, verdict);
    return say(`shell ${shell} and API ${api} run what is live and what pages fall back to`);
  }
  await writePlatform(store, given);
  say(`deploys to ${store.address} are checked against shell ${shell} and API ${api}`);
  await signShell(call);
  for (const line of verdict.broken) say(`warning: no longer fitting, ${line}`);
  for (const line of verdict.unknown) say(`warning: unknown whether it runs, ${line}`);
}
