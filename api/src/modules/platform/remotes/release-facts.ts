import { type ReleaseFacts, readReleaseFacts } from '@academy/platform/registry';
import type { RegistryEntry } from '@academy/shared-auth/contract';
import type { Ctx } from '#base/http/ctx.ts';
import { storeOf } from './release-store.ts';

/** The facts about an entry's releases: the live one, and those that may become live. */
export interface EntryFacts {
  live: ReleaseFacts | null;
  previous: ReleaseFacts | null;
  candidate: ReleaseFacts | null;
}

export async function factsOf(
  ctx: Ctx,
  { name, version, previousVersion, candidate }: RegistryEntry,
): Promise<EntryFacts> {
  const store = storeOf(ctx);
  const { releaseKeys, checkKeys } = ctx.deps;
  const of = async (wanted: string | null | undefined) =>
    wanted ? readReleaseFacts(store, releaseKeys, { name, version: wanted }, checkKeys) : null;
  const [live, previous, canary] = await Promise.all([of(version), of(previousVersion), of(candidate?.version)]);
  return { live, previous, candidate: canary };
}
