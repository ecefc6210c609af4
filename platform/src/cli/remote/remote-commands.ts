import { resolve } from 'node:path';
import { isSlotName, type Mount, slotNames } from '@academy/shared-auth/contract';
import { checkTypes } from '../../build/type-problems.ts';
import {
  allowOrigin,
  deployRemote,
  enableRemote,
  mountRemote,
  type Publication,
  readRegistry,
  rollbackRemote,
  setMinimum,
} from '../../registry/index.ts';
import { buildApps } from '../apps/build-apps.ts';
import { builtReason } from '../options/built-reason.ts';
import { type Call, isProduction, named, reasonOf } from '../options/remote-call.ts';
import { UsageError } from '../options/remote-options.ts';
import { bisect } from './bisect-command.ts';
import { canaryCommands, canaryOf, sayCandidate } from './canary-commands.ts';
import { compositionCommands } from './composition-commands.ts';
import { platform } from './platform-command.ts';
import { preview } from './preview-command.ts';
import { check } from './remote-check.ts';
import { listRemotes, remoteTable } from './remote-table.ts';
import { slotRows, slotTable } from './slot-table.ts';
import { status } from './status-command.ts';

/** The effect of a deploy on a version that was already live. */
const addition: Record<Publication, string> = {
  new: 'its files were missing, and are there again',
  signed: 'it is signed now',
  noted: 'what its build says of check and files is noted now',
  known: 'nothing changed',
};

async function deploy(call: Call): Promise<void> {
  const { store, root, options, say } = call;
  const name = named(call);
  if (options.build) {
    await checkTypes(root, name);
    await buildApps([name], say);
  }
  const folder = options.dist ? resolve(options.dist) : resolve(root, name, 'dist');
  const reason = builtReason(reasonOf(call).reason, new Map([[name, folder]]));
  const { entry, changed, publication } = await deployRemote(store, folder, {
    name,
    forceGate: options.forceGate,
    needsCheck: isProduction(call),
    canary: canaryOf(options),
    reason,
  });
  if (options.canary !== undefined) return sayCandidate(call, entry);
  if (!changed) return say(`${name} ${entry.version} is live already; ${addition[publication]}`);
  const before = entry.previousVersion ? ` (before: ${entry.previousVersion})` : '';
  say(`${name} ${entry.version} is live${before}`);
  if (!entry.enabled) say(`${name} is disabled: remote enable ${name}`);
}

async function rollback(call: Call): Promise<void> {
  const { to, forceGate } = call.options;
  const entry = await rollbackRemote(call.store, named(call), { to, forceGate, ...reasonOf(call) });
  call.say(`${entry.name} ${entry.version} is live again`);
}

async function minimum(call: Call): Promise<void> {
  const { store, options, say } = call;
  const { name, version } = await setMinimum(store, named(call), { to: options.to, ...reasonOf(call) });
  say(`of ${name}, sites with keys serve ${version} and what was signed after it, nothing older`);
}

function switchTo(enabled: boolean) {
  return async (call: Call) => {
    const name = named(call);
    const offNow = !enabled && call.options.now;
    await enableRemote(call.store, name, enabled, { offNow, ...reasonOf(call) });
    call.say(`${name} is ${enabled ? 'enabled' : 'disabled'}${offNow ? ', also in pages that are open' : ''}`);
  };
}

async function mount(call: Call): Promise<void> {
  const name = named(call);
  const door = call.options.rest[0];
  if (!isMount(door)) throw new UsageError('mount needs route or single-spa');
  await mountRemote(call.store, name, door, reasonOf(call));
  call.say(`${name} is mounted as ${door}`);
}

const isMount = (text: string | undefined): text is Mount => text === 'route' || text === 'single-spa';

function origin(isAllowed: boolean) {
  return async (call: Call) => {
    const { origins } = await allowOrigin(call.store, call.options.subject, isAllowed, reasonOf(call));
    call.say(`remotes may come from the site itself${origins.map((allowed) => ` and ${allowed}`).join('')}`);
  };
}

async function list({ store, options, say }: Call): Promise<void> {
  const registry = await readRegistry(store);
  const remotes = await listRemotes(store, registry);
  if (!options.json) return say(remoteTable(remotes));
  const { revision, updatedAt } = registry;
  say(JSON.stringify({ store: store.address, revision, updatedAt, remotes }, null, 2));
}

async function slots({ store, options, say }: Call): Promise<void> {
  const { subject, json } = options;
  if (subject && !isSlotName(subject)) throw new UsageError(`there is no slot ${subject}: ${slotNames.join(', ')}`);
  const rows = slotRows(await readRegistry(store), isSlotName(subject) ? [subject] : slotNames);
  say(json ? JSON.stringify(rows, null, 2) : slotTable(rows));
}

export const commands: Record<string, (call: Call) => Promise<void>> = {
  check,
  deploy,
  rollback,
  preview,
  bisect,
  disable: switchTo(false),
  enable: switchTo(true),
  mount,
  allow: origin(true),
  forbid: origin(false),
  minimum,
  list,
  status,
  ...canaryCommands,
  ...compositionCommands,
  slots,
  platform,
};
