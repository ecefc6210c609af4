import { readFile } from 'node:fs/promises';
import { type PlatformOffers, platformOffersSchema } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { apiOffers } from '../../api-contract/api-offers.ts';
import type { ApiOffers } from '../../api-contract/operation-use.ts';
import { readRelease } from '../release/publish.ts';
import { readRegistry } from '../state/documents.ts';
import { type PlatformVersions, rejection, unknownUses } from '../state/gate.ts';
import { Rejection, type ReleaseStore } from '../store/store.ts';

/** Reads the `offers.json` of a shell's build. @throws Rejection if the file is invalid. */
export async function readOffers(file: string): Promise<PlatformOffers> {
  try {
    return v.parse(platformOffersSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Rejection(`${file} does not say what a shell offers: ${String(error)}`);
  }
}

/**
 * Reads the OpenAPI document of an API: `api/openapi.json`, or the served one.
 * @throws Rejection if the file is invalid.
 */
export async function readApiOffers(file: string): Promise<ApiOffers> {
  try {
    return apiOffers(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Rejection(`${file} does not say what an API offers: ${String(error)}`);
  }
}

/** One line for each release: uses that this platform lacks, and unknown ones. */
export interface Verdict {
  broken: string[];
  unknown: string[];
}

/** Checks live versions, fallbacks of pages, and candidates. */
export async function judgePlatform(store: ReleaseStore, platform: PlatformVersions): Promise<Verdict> {
  const { remotes } = await readRegistry(store);
  const found = await Promise.all(
    remotes.map(async (live) => {
      const previous = live.previousVersion && (await readRelease(store, live.name, live.previousVersion));
      const candidate = live.candidate && (await readRelease(store, live.name, live.candidate.version));
      // The registry does not store what a release uses of the API.
      const published = (await readRelease(store, live.name, live.version)) ?? live;
      const releases = Object.entries({ live: published, previous, candidate });
      return releases.flatMap(([state, release]) => (release ? [{ state, release }] : []));
    }),
  );
  const verdicts = found.flat().map(({ state, release }) => {
    const reason = rejection(release, platform);
    const unknown = reason ? null : unknownUses(release, platform);
    return { broken: reason && `${state}: ${reason}`, unknown: unknown && `${state}: ${unknown}` };
  });
  return {
    broken: verdicts.flatMap(({ broken }) => broken ?? []),
    unknown: verdicts.flatMap(({ unknown }) => unknown ?? []),
  };
}
