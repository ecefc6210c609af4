import { type PutCondition, S3Files, type S3Settings, statusOf } from './s3-files.ts';
import { type Claims, withClaim } from './s3-lock.ts';
import { checkedKey, type ReleaseStore } from './store.ts';

/** A release store in a bucket of any S3-compatible provider that lists consistently. */
export function s3Store(settings: S3Settings): ReleaseStore {
  const files = new S3Files(settings);
  return {
    address: `s3://${settings.bucket}/${settings.prefix}`,
    freshFor: 3_000,
    list: (folder) => files.startingWith(folder && `${checkedKey(folder)}/`),
    head: (key) => files.head(key),
    get: (key) => files.get(key),
    put: (key, bytes) => files.put(key, bytes),
    remove: (key) => files.remove(key),
    // A bucket has no incomplete files, and the next claim removes one that was left behind.
    clearAbandoned: async () => 0,
    replace: (key, bytes, expected) =>
      withClaim(claimsOn(files, key), async () => {
        if (((await files.head(key))?.tag ?? null) !== expected) return false;
        return putUnlessChanged((condition) => files.put(key, bytes, condition), expected);
      }),
  };
}

/** Claims are stored beside the document that they protect. */
function claimsOn(files: S3Files, key: string): Claims {
  const start = `${key}.claim-`;
  return {
    claim: (id) => files.put(start + id, new Uint8Array()),
    withdraw: (id) => files.remove(start + id),
    claims: async () =>
      (await files.startingWith(start)).map((claim) => ({ id: claim.key.slice(start.length), at: claim.at })),
  };
}

/** The claim separates our processes; the condition also rejects a writer that continues after a long pause. */
async function putUnlessChanged(
  put: (condition: PutCondition) => Promise<void>,
  expected: string | null,
): Promise<boolean> {
  try {
    await put(expected === null ? { IfNoneMatch: '*' } : { IfMatch: expected });
  } catch (error) {
    if (statusOf(error) === 412 || statusOf(error) === 409) return false;
    // The provider does not support conditions.
    if (statusOf(error) !== 501) throw error;
    await put({});
  }
  return true;
}
