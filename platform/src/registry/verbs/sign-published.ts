import { buildProblems, type PublishedRelease, readBuiltRelease } from '../release/built-release.ts';
import { publishRelease, readRelease } from '../release/publish.ts';
import { restateRelease } from '../state/change.ts';
import { changeRegistry } from '../state/documents.ts';
import { unnamedReason } from '../state/reason.ts';
import type { ReleaseStore } from '../store/store.ts';
import { signingKey } from '../trust/keys.ts';
import { type ChangeOptions, type GateOptions, rejectProblems } from './admission.ts';
import { readAdmissible } from './operations.ts';

/**
 * Signs the versions of the builds in `folders` (by the remote's name) that are in the store without the signature of
 * `RELEASE_SIGNING_KEY`, and does not change live versions. The revision is raised, so that servers read them again.
 * @returns the signed versions.
 * @throws Rejection with the reason.
 */
export async function signPublished(
  store: ReleaseStore,
  folders: ReadonlyMap<string, string>,
  { at = new Date(), reason = unnamedReason('sign'), ...gate }: GateOptions & ChangeOptions = {},
): Promise<PublishedRelease[]> {
  const signedNow: PublishedRelease[] = [];
  if (!signingKey()) return signedNow;
  for (const [name, folder] of folders) {
    const { release } = await readBuiltRelease(folder);
    if (!(await readRelease(store, name, release.version))) continue;
    const built = await readAdmissible(store, folder, { name, at, ...gate });
    rejectProblems([built.release], buildProblems(built));
    if ((await publishRelease(store, built)) === 'signed') signedNow.push(built.release);
  }
  if (signedNow.length > 0)
    await changeRegistry(store, reason, (current) => ({
      ...signedNow.reduce((registry, release) => restateRelease(registry, release, at), current),
      revision: current.revision + 1,
    }));
  return signedNow;
}
