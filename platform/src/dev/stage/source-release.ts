import { readdirSync, watch } from 'node:fs';
import path from 'node:path';
import type { Release } from '@academy/shared-auth/contract';
import { type BuiltRelease, readBuiltRelease, registeredPart } from '../../registry/release/built-release.ts';

/** A remote that is rebuilt from source, and its builds that pages may still use. */
export interface SourceRelease {
  /** The newest build that succeeded. */
  current: () => Release;
  /** A file of any build since the start; null: no build has it. */
  find: (version: string, file: string) => Uint8Array | null;
  /** Calls back after each further build with its error, or null. @returns the function that stops it. */
  onBuilt: (listener: (problem: string | null) => void) => () => void;
  close: () => void;
}

/** The message to open pages about a failed build. */
export interface FailedBuild {
  /** The remote's folder. */
  name: string;
  problem: string;
}

const PAUSE_MS = 150;
/** Files that builds and tests write, which are no sources. */
const WRITTEN = /^(dist|node_modules|\..*)$/;

interface SourceOptions {
  /** Builds the changes. @returns the folder of the build. */
  build: () => Promise<{ dist: string }>;
  /** Folders whose changes need another build. */
  watched: readonly string[];
}

/** The folder's own files, and all files below its folders of sources. */
function watchersOf(folder: string, changed: () => void) {
  const own = watch(folder, (_event, name) => name !== null && !WRITTEN.test(name) && changed());
  const folders = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !WRITTEN.test(entry.name),
  );
  return [own, ...folders.map(({ name }) => watch(path.join(folder, name), { recursive: true }, changed))];
}

/** Calls back soon after a change in a folder, once for changes that come together. */
function afterChanges(folders: readonly string[], call: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(call, PAUSE_MS);
  };
  const watchers = folders.flatMap((folder) => watchersOf(folder, changed));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Builds a remote, and again after each change of its sources. @throws Error where the first build fails. */
export async function followSources({ build, watched }: SourceOptions): Promise<SourceRelease> {
  const builds = new Map<string, BuiltRelease>();
  const listeners = new Set<(problem: string | null) => void>();
  let newest = '';
  /** @returns whether the version has changed. */
  const take = async () => {
    const { dist } = await build();
    const built = await readBuiltRelease(dist);
    const { version } = built.release;
    builds.set(version, built);
    const isNew = version !== newest;
    newest = version;
    return isNew;
  };
  const notify = (problem: string | null) => {
    for (const listener of listeners) listener(problem);
  };
  await take();
  let work: Promise<unknown> = Promise.resolve();
  let hasFailed = false;
  const finished = (problem: string | null) => {
    hasFailed = problem !== null;
    notify(problem);
  };
  const again = () => {
    work = work.then(take).then(
      // After a failure the last good build is also a change.
      (isNew) => (isNew || hasFailed) && finished(null),
      (error: Error) => finished(error.message),
    );
  };
  const stop = afterChanges(watched, again);
  return {
    current: () => {
      const built = builds.get(newest);
      if (!built) throw new Error('nothing is built');
      return registeredPart(built.release);
    },
    find: (version, file) => builds.get(version)?.files.get(file) ?? null,
    onBuilt: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stop,
  };
}
