import { LANDING, type RegistryEntry } from '@academy/shared-auth/contract';
import { abortCandidate, type CanaryOptions, promoteCandidate } from '../../registry/index.ts';
import { integerOf } from '../options/integer-option.ts';
import { type Call, named, reasonOf } from '../options/remote-call.ts';

/** The canary options of `deploy`; undefined: none, so that everybody gets the version. */
export function canaryOf({ canary, minutes }: Call['options']): CanaryOptions | undefined {
  if (canary === undefined) return undefined;
  const guard = minutes === undefined ? {} : { minutes: integerOf(minutes, 'minutes', 0) };
  return { percent: integerOf(canary, 'canary', 0), guard };
}

export function sayCandidate({ say }: Call, { name, version, candidate }: RegistryEntry): void {
  if (!candidate) return;
  const whom = name === LANDING ? 'browsers that open the start page' : 'signed-in users';
  say(`${name} ${candidate.version} is the candidate for ${candidate.percent} % of the ${whom}`);
  say(`everybody else gets ${version}; remote promote ${name}, remote abort ${name}, remote status ${name}`);
}

async function promote(call: Call): Promise<void> {
  const name = named(call);
  const { forceGate } = call.options;
  const { remotes } = await promoteCandidate(call.store, { name }, { forceGate, ...reasonOf(call) });
  call.say(`${name} ${remotes.find((remote) => remote.name === name)?.version} is live for everybody`);
}

async function abort(call: Call): Promise<void> {
  const name = named(call);
  const { remotes } = await abortCandidate(call.store, { name }, reasonOf(call));
  call.say(`everybody gets ${name} ${remotes.find((remote) => remote.name === name)?.version}`);
}

export const canaryCommands = { promote, abort };
