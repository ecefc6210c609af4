import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkSigner, checkSigningKey, isDirty, noteChecked, Rejection, shownCommit } from '../../registry/index.ts';
import { isBuilt, remoteNames, sourcesOf } from '../../sources/workspace.ts';
import { buildApps } from '../apps/build-apps.ts';
import { builtReason } from '../options/built-reason.ts';
import { type Call, named, reasonOf } from '../options/remote-call.ts';
import { UsageError } from '../options/remote-options.ts';

const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** @throws Rejection if there is no browser. */
function browserPath(): string {
  const found = [process.env.CHROMIUM_PATH, ...CHROMIUMS].find((file) => file && existsSync(file));
  if (!found) throw new Rejection('a check needs a Chromium: install one, or name it in CHROMIUM_PATH');
  return found;
}

const versionIn = (dist: string) =>
  (JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as { version: string }).version;

/** The checked part of the remote; null: all of it. @throws UsageError for an unknown role. */
function filterOf({ screen, role }: Call['options'], roles: readonly string[]) {
  if (role !== undefined && !roles.includes(role))
    throw new UsageError(`there is no role ${role}: ${roles.join(', ')}`);
  return screen === undefined && role === undefined ? null : { screen, role };
}

/**
 * The commit and sources that are checked, and who signs for it.
 * @throws Rejection if there is a key, and what would be signed counts nowhere.
 */
function proofOf(call: Call, name: string) {
  const { commit } = builtReason(reasonOf(call).reason, new Map([[name, path.join(call.root, name, 'dist')]]));
  const sign = checkSigner(checkSigningKey());
  if (sign && (commit === null || isDirty(commit)))
    throw new Rejection(
      `a check is signed only for a commit, and ${shownCommit(commit) ?? 'none'} is built here: commit, then build`,
    );
  return { commit, sources: sourcesOf(name), sign };
}

/** Probes a built remote, prints the findings, and records beside the build that it passed. */
export async function check(call: Call): Promise<void> {
  const { root, options, say } = call;
  const name = named(call);
  if (!remoteNames().includes(name)) throw new UsageError(`there is no remote ${name} in this workspace`);
  const browser = browserPath();
  if (options.build) await buildApps([], say);
  const stale = ['shell', 'api', ...remoteNames()].filter((app) => !isBuilt(app));
  if (stale.length > 0) throw new Rejection(`${stale.join(', ')} changed since the last build: add --build`);
  const dist = path.join(root, name, 'dist');
  // Imported only here: the other commands run without an installed browser library.
  const { checkRemote, reportText, ROLES } = await import('../../conformance/check.ts');
  const filter = filterOf(options, ROLES);
  const proof = filter === null ? proofOf(call, name) : null;
  const report = await checkRemote({
    name,
    version: versionIn(dist),
    browserPath: browser,
    filter,
    say: options.json ? () => {} : say,
  });
  const file = path.join(root, 'test-results', `check-${name}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  say(options.json ? JSON.stringify(report, null, 2) : reportText(report));
  if (report.findings.length > 0)
    throw new Rejection(`${name} ${report.version}: ${report.findings.length} findings, in ${file}`);
  if (proof) await noteChecked(dist, { report, at: new Date(), ...proof });
}
