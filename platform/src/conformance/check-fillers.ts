import path from 'node:path';
import { type RemoteDeclaration, type SlotFillerDeclaration, slotOwner } from '@academy/shared-auth/contract';
import { groupBy } from '../composition/group-by.ts';
import { readDeclaration } from '../sources/read-remote.ts';
import { workspaceRoot } from '../sources/workspace.ts';
import type { Academy } from './academy.ts';
import { type FillerPlace, findFillers, namesSlot, type Owner, onlyFillersOf, untilFillers } from './fillers.ts';
import type { Holders } from './gate.ts';
import { mountRepeatedly } from './mounts.ts';
import type { Finding } from './report.ts';
import { findSamples } from './sample-paths.ts';
import type { Visit } from './seats.ts';
import { LOOKS, walk } from './walk-screens.ts';

interface FillerOptions {
  academy: Academy;
  declaration: RemoteDeclaration;
  holders: Holders;
  visit: Visit;
  step: () => void;
}

export interface CheckedFillers {
  findings: Finding[];
  /** Each filler with the page on which, and the role for which, it was seen. */
  seen: FillerPlace[];
  /** Fillers that no page of the demo data shows. */
  unseen: string[];
}

/** The owners of the slots that a remote fills on other remotes' pages, with its fillers there. */
function byOwner({ name, slots }: RemoteDeclaration): Map<string, SlotFillerDeclaration[]> {
  const owners = new Map<string, SlotFillerDeclaration[]>();
  for (const filler of slots) {
    const owner = slotOwner(filler.slot);
    // The check of its own pages includes these fillers.
    if (owner && owner !== name) owners.set(owner, [...(owners.get(owner) ?? []), filler]);
  }
  return owners;
}

/** The owner's pages without parameters, and those that name one of the slots. */
async function ownerOf(
  name: string,
  fillers: readonly SlotFillerDeclaration[],
  { holders, visit, step }: FillerOptions,
): Promise<Owner> {
  if (name === 'shell') return { name };
  const declared = await readDeclaration(path.join(workspaceRoot, name));
  const slots = fillers.map(({ slot }) => slot);
  const routes = declared.routes.filter((route) => !route.path.includes(':') || namesSlot(name, route, slots));
  return { name, routes, samples: await findSamples({ routes, holders, visit, step }) };
}

/** Checks pages with the fillers of one remote, in both looks, and mounts them repeatedly. */
async function probe(places: readonly FillerPlace[], names: readonly string[], options: FillerOptions) {
  const { declaration, visit, step } = options;
  const prepare = onlyFillersOf(names);
  const shared = {
    name: declaration.name,
    visit,
    step,
    prepare,
    settle: untilFillers,
    ownPrefixes: prefixesOf(declaration, names),
  };
  const [first] = places;
  if (!first) return [];
  const { role, rest } = first;
  const paths = new Map<string, string>();
  for (const { path, name } of places) paths.set(path, paths.has(path) ? `${paths.get(path)}, ${name}` : name);
  const stops = [...paths].map(([path, name]) => ({ path, name, isOthers: false, withAxe: true }));
  const screens = new Map(stops.map(({ name, path }) => [name, path]));
  const [walked, leaks] = await Promise.all([
    Promise.all(LOOKS.map((look) => walk({ role, look, stops, rest }, shared))),
    mountRepeatedly({ role, screens, rest }, shared),
  ]);
  return [...walked.flatMap(({ findings }) => findings), ...leaks];
}

/** Storage keys of the owner do not count as a filler's. */
const prefixesOf = ({ name, namespace }: RemoteDeclaration, names: readonly string[]) => [
  name,
  namespace,
  ...names.flatMap((each) => [each, each.replace(/^mf-/, '')]),
];

/** Problems on other remotes' pages that appear only with a remote's fillers. */
export async function checkFillers(options: FillerOptions): Promise<CheckedFillers> {
  const { academy, declaration } = options;
  const release = await academy.releaseOf(declaration.name);
  const result: CheckedFillers = { findings: [], seen: [], unseen: [] };
  for (const [name, fillers] of byOwner(declaration)) {
    const owner = await ownerOf(name, fillers, options);
    const places = await findFillers(owner, fillers, { ...options, release });
    result.seen.push(...places);
    const groups = groupBy(places, ({ role, rest }) => `${role} ${rest}`);
    for (const group of groups.values()) {
      const found = await probe(group, [declaration.name, name], options);
      if (found.length === 0) continue;
      const without = await probe(group, [name], { ...options, step: () => {} });
      const known = new Set(without.map(({ probe, text }) => `${probe} ${text.replace(/\d+/g, '')}`));
      result.findings.push(...found.filter(({ probe, text }) => !known.has(`${probe} ${text.replace(/\d+/g, '')}`)));
    }
    const names = new Set(places.map((place) => place.name));
    result.unseen.push(...fillers.map(({ slot, id }) => `${slot} ${id}`).filter((each) => !names.has(each)));
  }
  return result;
}
