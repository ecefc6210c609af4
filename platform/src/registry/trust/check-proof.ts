import type { KeyObject } from 'node:crypto';
import type { PassedCheck } from '@academy/shared-auth/contract';
import type { PublishedRelease } from '../release/built-release.ts';
import { sha256Of } from '../release/integrity.ts';
import { isSigned, signed } from './keys.ts';

/** A `release.json` as it is written, with nothing filled in: a later schema may add defaults. */
type Written = Pick<PublishedRelease, 'name' | 'version' | 'hashes'> & { checked?: PassedCheck | null };

/** What a check says, and its signature is over: the whole release but for what a deploy adds, and what was checked. */
function statementOf(release: Written, { at, report, commit, sources }: PassedCheck) {
  const { builtAt: _, checked: __, signature: ___, ...built } = release as PublishedRelease;
  const hash = sha256Of(JSON.stringify(built));
  return { name: release.name, version: release.version, release: hash, at, report, commit, sources };
}

/** Signs what passed with the key of whoever checks; null without a key. */
export const checkSigner = (key: KeyObject | null) =>
  key && ((release: Written, passed: PassedCheck): string => signed(statementOf(release, passed), key).signature);

/** Whether one of the keys signed that exactly this release passed, of a commit without further changes. */
export function isCheckProved(release: Written, keys: readonly KeyObject[]): boolean {
  const { checked, hashes } = release;
  if (!hashes || !checked?.signature || !checked.commit || checked.commit.endsWith('-dirty')) return false;
  const document = { ...statementOf(release, checked), signature: checked.signature };
  return isSigned(new TextEncoder().encode(JSON.stringify(document)), keys);
}
