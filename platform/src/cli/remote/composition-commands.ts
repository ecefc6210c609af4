import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import {
  applyReleases,
  latestCompositions,
  type Moment,
  parseReleaseSet,
  pruneReleases,
  type ReleaseSet,
  readRegistry,
  restoreComposition,
} from '../../registry/index.ts';
import { builtReason } from '../options/built-reason.ts';
import { integerOf } from '../options/integer-option.ts';
import { type Call, isProduction, reasonOf } from '../options/remote-call.ts';
import { UsageError } from '../options/remote-options.ts';
import { logRows, logTable } from './log-table.ts';

const DEFAULT_LINES = 20;
const DEFAULT_KEPT = 10;
const DEFAULT_DAYS = 30;

async function log({ store, options, say }: Call): Promise<void> {
  const count = integerOf(options.count, 'count', DEFAULT_LINES);
  // One more than shown: a change is the difference from the one before.
  const compositions = await latestCompositions(store, await readRegistry(store), count + 1);
  const rows = logRows(compositions).slice(0, count);
  say(options.json ? JSON.stringify(rows, null, 2) : logTable(rows));
}

function momentOf({ revision, at }: Call['options']): Moment {
  if (revision !== undefined && at === undefined) return { revision: integerOf(revision, 'revision', 0) };
  const time = new Date(at ?? '');
  if (revision !== undefined || Number.isNaN(time.getTime()))
    throw new UsageError('restore needs --revision N or --at 2026-11-20T10:00Z');
  return { at: time };
}

async function restore(call: Call): Promise<void> {
  const { store, options, say } = call;
  const before = await readRegistry(store);
  const { forceGate } = options;
  const { registry, restored } = await restoreComposition(store, momentOf(options), { forceGate, ...reasonOf(call) });
  if (registry.revision === before.revision) return say(`revision ${restored} is live already; nothing changed`);
  say(`revision ${restored} is live again, as revision ${registry.revision}`);
  for (const { name, version } of registry.remotes) say(`  ${name} ${version}`);
}

const buildsOf = ({ remotes }: ReleaseSet, folder: string): Map<string, string> =>
  new Map(remotes.flatMap(({ name, dist }) => (dist === undefined ? [] : [[name, resolve(folder, dist)]])));

async function apply(call: Call): Promise<void> {
  const { store, options, say } = call;
  if (!options.subject) throw new UsageError('apply needs a file');
  const file = resolve(options.subject);
  const set = parseReleaseSet(await readFile(file, 'utf8'), file);
  const folder = dirname(file);
  const { forceGate } = options;
  const needsCheck = isProduction(call);
  const reason = builtReason(reasonOf(call).reason, buildsOf(set, folder));
  const registry = await applyReleases(store, set, { folder, forceGate, needsCheck, reason });
  const names = new Set(set.remotes.map(({ name }) => name));
  const live = registry.remotes.filter(({ name }) => names.has(name));
  say(`revision ${registry.revision}: ${live.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
}

async function prune({ store, options, say }: Call): Promise<void> {
  const keep = integerOf(options.keep, 'keep', DEFAULT_KEPT);
  const days = integerOf(options.days, 'days', DEFAULT_DAYS);
  const isTrial = options['dry-run'];
  const { versions, bytes, abandoned } = await pruneReleases(store, { keep, days, isTrial });
  for (const version of versions) say(`  ${version}`);
  const done = isTrial ? 'would be deleted' : 'deleted';
  say(`${versions.length} versions ${done} (${(bytes / 1_000_000).toFixed(1)} MB), ${abandoned} unfinished files`);
}

export const compositionCommands = { log, restore, apply, prune };
