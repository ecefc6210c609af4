import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { belongsTo, type RemoteDeclaration, type SlotFillerDeclaration } from '@academy/shared-auth/contract';
import type { Page } from 'playwright';
import { screenFile } from '../composition/places.ts';
import { findInRooms } from '../sources/rooms.ts';
import { workspaceRoot } from '../sources/workspace.ts';
import { ROLES, type Role } from './academy.ts';
import { changeReleases, type LiveRelease } from './faults.ts';
import { type Holders, isAdmitted } from './gate.ts';
import type { Samples } from './sample-paths.ts';
import type { Visit } from './seats.ts';
import { FRAMELESS, NEUTRAL, type Visitor } from './visitor.ts';

type Route = RemoteDeclaration['routes'][number];

/** A remote's filler of a slot, and a page of the slot's owner on which a role sees it. */
export interface FillerPlace {
  /** `home.widget next`. */
  name: string;
  path: string;
  role: Role;
  /** A page without it. */
  rest: string;
}

const nameOf = ({ slot, id }: SlotFillerDeclaration) => `${slot} ${id}`;

/** The audience of a filler; a counter also has that of its menu entry. */
export function audienceOf({ menu }: RemoteDeclaration, filler: SlotFillerDeclaration, holders: Holders): Role[] {
  const entry = menu.find(({ id }) => id === filler.entry) ?? {};
  return ROLES.filter((role) => {
    const holder = holders.get(role);
    return holder !== undefined && belongsTo(holder, filler) && belongsTo(holder, entry);
  });
}

/** Gives a page only the fillers of these remotes. */
export const onlyFillersOf = (names: readonly string[]) => (page: Page) =>
  changeReleases(page, (release) => {
    if (!names.includes(release.name)) release.slots = [];
  });

/** Scrolls through the page so that all fillers load, and waits for them. */
export async function untilFillers({ page, untilQuiet }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
  await untilQuiet();
}

/** Whether a screen's sources name one of the slots: such pages are checked first. */
export function namesSlot(owner: string, { screen }: Route, slots: readonly string[]): boolean {
  const remote = path.join(workspaceRoot, owner);
  const file = findInRooms(remote, screenFile(screen));
  if (!file) throw new Error(`${owner} has no file of the screen ${screen}`);
  const folder = path.join(remote, path.dirname(file));
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
  return files.some((each) => {
    const text = readFileSync(path.join(folder, each), 'utf8');
    return slots.some((slot) => text.includes(slot));
  });
}

interface SearchOptions {
  declaration: RemoteDeclaration;
  release: LiveRelease;
  holders: Holders;
  visit: Visit;
  step: () => void;
}

/** The start page: the frame loads its fillers after a page of a remote is shown. */
const START = '/dashboard';

/** The owner of the slots: the shell's frame, or screens of a remote with their addresses. */
export type Owner = { name: 'shell' } | { name: string; routes: readonly Route[]; samples: Samples };

const isRemote = (owner: Owner): owner is Exclude<Owner, { name: 'shell' }> => 'routes' in owner;

function pagesFor(owner: Owner, role: Role, holders: Holders, slots: readonly string[]): string[] {
  const holder = holders.get(role);
  if (!isRemote(owner) || !holder) return [START];
  const open = owner.routes.filter((route) => owner.samples.has(route.path) && isAdmitted(holder, route));
  const first = open.filter((route) => namesSlot(owner.name, route, slots));
  return [...new Set([...first, ...open])].map((route) => owner.samples.get(route.path)?.path ?? '');
}

const LONGEST_QUIET = 20_000;

/** Resolves when the condition is met, or after a time limit. */
async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + LONGEST_QUIET;
  while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Finds a page for each filler of an owner's slots: one that requests its script, as the first role that it is for. */
export async function findFillers(
  owner: Owner,
  fillers: readonly SlotFillerDeclaration[],
  { declaration, release, holders, visit, step }: SearchOptions,
): Promise<FillerPlace[]> {
  const places: FillerPlace[] = [];
  const rest = owner.name === 'shell' ? FRAMELESS : NEUTRAL;
  const missing = (role: Role) =>
    fillers.filter(
      (filler) =>
        audienceOf(declaration, filler, holders).includes(role) && !places.some(({ name }) => name === nameOf(filler)),
    );
  for (const role of holders.keys()) {
    if (missing(role).length === 0) continue;
    const asked: string[] = [];
    const prepare = async (page: Page) => {
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await onlyFillersOf([release.name, owner.name])(page);
    };
    await visit({ role, language: 'en', prepare }, async (visitor) => {
      for (const path of pagesFor(
        owner,
        role,
        holders,
        missing(role).map(({ slot }) => slot),
      )) {
        await visitor.go(path);
        await untilFillers(visitor);
        const isAsked = ({ part }: SlotFillerDeclaration) =>
          asked.includes(release.base + release.slotFiles[part]?.at(-1));
        // The frame loads its fillers after the page has been idle for a while.
        if (owner.name === 'shell') await until(() => missing(role).every(isAsked));
        for (const filler of missing(role)) {
          if (!isAsked(filler)) continue;
          places.push({ name: nameOf(filler), path, role, rest });
          step();
        }
        if (missing(role).length === 0) return;
      }
    });
  }
  return places;
}
