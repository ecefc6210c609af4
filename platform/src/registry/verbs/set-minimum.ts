import { RELEASE_FILE } from '../release/built-release.ts';
import { fileKey } from '../release/publish.ts';
import { entryOf } from '../state/change.ts';
import { changeRegistry, readRegistry } from '../state/documents.ts';
import { unnamedReason } from '../state/reason.ts';
import { Rejection, type ReleaseStore } from '../store/store.ts';
import { isSigned, publicHalf, signingKey } from '../trust/keys.ts';
import { isBelow, type Minimum, readMinimum, writeMinimum } from '../trust/minimum.ts';
import { type ChangeOptions, publishedRelease } from './admission.ts';

/**
 * Sets the oldest release of a remote that sites with keys serve: the live one, or `to`. The revision is raised, so
 * that servers read it again. An earlier one than before is possible: the holder of the key decides.
 * @throws Rejection without a key, for a release that it has not signed, and if live versions would no longer be
 * served.
 */
export async function setMinimum(
  store: ReleaseStore,
  name: string,
  { to, at = new Date(), reason = unnamedReason(`minimum ${name}`) }: ChangeOptions & { to?: string | undefined } = {},
): Promise<Minimum> {
  const key = signingKey();
  if (!key) throw new Rejection('a minimum is signed: set RELEASE_SIGNING_KEY');
  const live = entryOf(await readRegistry(store), name);
  const release = await publishedRelease(store, name, to ?? live.version);
  const file = await store.get(fileKey(name, release.version, RELEASE_FILE));
  if (!file || !isSigned(file.bytes, [publicHalf(key)]))
    throw new Rejection(
      `${name} ${release.version} is not signed by this key: deploy it with RELEASE_SIGNING_KEY first`,
    );
  const next = { name, version: release.version, since: release.builtAt };
  const running = await publishedRelease(store, name, live.version);
  if (isBelow(running, next))
    throw new Rejection(`${name} ${live.version} is live and older than ${next.version}: deploy ${next.version} first`);
  const before = await readMinimum(store, name);
  // Servers follow the later one, whatever this machine's clock says.
  const isLate = before !== null && before.at >= at.toISOString();
  const time = isLate ? new Date(new Date(before.at).getTime() + 1) : at;
  const minimum = await writeMinimum(store, next, { key, at: time });
  await changeRegistry(store, reason, (current) => ({
    ...current,
    revision: current.revision + 1,
    updatedAt: at.toISOString(),
  }));
  return minimum;
}
