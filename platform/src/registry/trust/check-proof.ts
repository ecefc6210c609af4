import type { KeyObject } from 'node:crypto';
import type { PassedCheck } from '@academy/shared-auth/contract';
import type { PublishedRelease } from '../release/built-release.ts';
import { sha256Of } from '../release/integrity.ts';
import { isSigned, signed } from './keys.ts';

type Checkable = Pick<PublishedRelease, 'name' | 'version' | 'hashes'>;

/** What a check says, and its signature is over: which files of which version passed, of which commit and sources. */
function statementOf({ name, version, hashes = {} }: Checkable, { at, report, commit, sources }: PassedCheck) {
  const files = sha256Of(JSON.stringify(Object.entries(hashes).sort(([one], [other]) => (one < other ? -1 : 1))));
  return { name, version, files, at, report, commit: commit ?? null, sources: sources ?? '' };
}

/** Signs what passed with the key of whoever checks; null without a key. */
export const checkSigner = (key: KeyObject | null) =>
  key && ((release: Checkable, passed: PassedCheck): string => signed(statementOf(release, passed), key).signature);

/** Whether one of the keys signed that exactly these files passed, of a commit without further changes. */
export function isCheckProved(
  release: Checkable & { checked?: PassedCheck | null },
  keys: readonly KeyObject[],
): boolean {
  const { checked } = release;
  if (!checked?.signature || !checked.commit || checked.commit.endsWith('-dirty')) return false;
  const document = { ...statementOf(release, checked), signature: checked.signature };
  return isSigned(new TextEncoder().encode(JSON.stringify(document)), keys);
}
