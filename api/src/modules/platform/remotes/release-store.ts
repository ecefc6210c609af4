import {
  OutdatedRevision,
  Rejection,
  type ReleaseStore,
  UnsignedRelease,
  verifiedStore,
} from '@academy/platform/registry';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { minimumMemory } from '#base/settings/minimum-memory.ts';

const LONGEST_WAIT_MS = 8_000;

/** @throws AppError if this process serves no remotes. */
export function storeOf({ deps }: Ctx): ReleaseStore {
  if (!deps.releases) throw notFound('Composition');
  return deps.releases;
}

/** The same for changes: releases that this site would not serve are rejected. */
export function changingStoreOf(ctx: Ctx): ReleaseStore {
  const { database, logger, releaseKeys, checkKeys } = ctx.deps;
  return verifiedStore(storeOf(ctx), releaseKeys, { memory: minimumMemory(database.sql, logger), checkKeys });
}

const late = Symbol('late');

/** The result within this many milliseconds; `late` without one. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

function storeError({ deps, requestId }: Ctx, error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof OutdatedRevision) return new AppError('outdated', 'Somebody has changed this meanwhile');
  if (error instanceof UnsignedRelease) return new AppError('release_unsigned', error.message);
  if (error instanceof Rejection) return new AppError('conflict', error.message);
  deps.logger.warn({ err: error, requestId }, 'the release store failed');
  return new AppError('store_unavailable', 'The release store cannot be reached');
}

/**
 * Waits for the store for a limited time; longer work continues in the background. @throws AppError with a code for the
 * problem.
 */
export async function askStore<T>(ctx: Ctx, work: Promise<T>, longest = LONGEST_WAIT_MS): Promise<T> {
  const result = await inTime(work, longest).catch((error) => {
    throw storeError(ctx, error);
  });
  if (result !== late) return result;
  work.catch((error) => storeError(ctx, error));
  throw new AppError('store_unavailable', 'The release store is slow; the change may still happen');
}
