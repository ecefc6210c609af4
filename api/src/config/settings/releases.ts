import { releaseKeys } from '@academy/platform/registry';
import * as v from 'valibot';
import { count, origins, setting, text } from './setting.ts';

function areReleaseKeys(value: string): boolean {
  try {
    return releaseKeys(value).length > 0;
  } catch {
    return false;
  }
}

export const releases = {
  REMOTES_STORE: setting(
    v.optional(text),
    'The release store: a folder, or `s3://bucket/prefix` with the access of the bucket above.',
    '`DATA_DIR/remotes`',
  ),
  RELEASE_PUBLIC_KEYS: setting(
    v.optional(v.pipe(text, v.check(areReleaseKeys, 'public Ed25519 keys in PEM expected'))),
    'Ed25519 keys in PEM, one after the other. The server serves only releases that one of them signed ([signed releases](signed-releases.md)).',
    'every release is served',
  ),
  CHECK_PUBLIC_KEYS: setting(
    v.optional(v.pipe(text, v.check(areReleaseKeys, 'public Ed25519 keys in PEM expected'))),
    'With keys for releases: the server serves only those whose check one of these keys signed.',
    'releases need no check',
  ),
  RELEASE_ORIGINS: setting(
    v.optional(origins, ''),
    "With keys: the origins besides the site's that remotes may come from. Those of the registry then have no effect.",
    'none',
  ),
  CANARY_VERDICTS: setting(
    v.optional(v.picklist(['decide', 'advise']), 'decide'),
    '`advise`: the judge of canaries only says what it would do, in the log and on the platform page.',
  ),
  FIGURES_EVERY: setting(
    v.optional(count(1, 1000), '1'),
    'One page in so many reports its plain loads of remotes. Failures are always reported.',
  ),
  METRICS_TOKEN: setting(
    v.optional(v.pipe(text, v.minLength(16, 'at least 16 characters expected'))),
    'The bearer token of `/metrics`. Set it behind a proxy on the same machine.',
    'none: `/metrics` answers this machine alone, and no request that a proxy forwards',
  ),
};
