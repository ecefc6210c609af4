import type { Role } from './academy.ts';
import { countHoldings, type Holdings, holdingsOf } from './leaks.ts';
import type { Finding } from './report.ts';
import type { Visit } from './seats.ts';
import { NEUTRAL, type Visitor, type VisitorOptions } from './visitor.ts';

const WARM_UP = 3;
const ROUNDS = 10;
const LOOKS = 4;

type Growth = [what: string, count: number][];

/** Screens that are mounted one after the other, as one role. */
export interface Mounts {
  role: Role;
  /** Paths by their names in the report. */
  screens: ReadonlyMap<string, string>;
  /** A page without any of them. */
  rest?: string;
}

interface MountOptions {
  visit: Visit;
  /** Called once for each round. */
  step: () => void;
  prepare?: VisitorOptions['prepare'];
  settle?: (visitor: Visitor) => Promise<unknown>;
}

/** Rounds for one set of screens: those that warm up, and those that count. */
export const MOUNT_ROUNDS = WARM_UP + ROUNDS;

/** Mounts each screen once per round. An object left by each round adds up; a cache that fills once does not. */
async function growthOf(visitor: Visitor, { screens, rest = NEUTRAL }: Mounts, options: MountOptions): Promise<Growth> {
  const rounds = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      for (const path of screens.values()) {
        await visitor.go(path);
        await options.settle?.(visitor);
      }
      await visitor.go(rest);
      options.step();
    }
  };
  await rounds(WARM_UP);
  const before = await settledHoldings(visitor);
  await rounds(ROUNDS);
  return grown(before, await settledHoldings(visitor, before));
}

/**
 * The minimum over some seconds: what was mounted last may still be collected, a leak stays however long the check
 * waits. It stops when nothing has grown.
 */
async function settledHoldings({ page }: Visitor, before?: Holdings): Promise<Holdings> {
  let least = await holdingsOf(page);
  for (let look = 1; look < LOOKS && !(before && grown(before, least).length === 0); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = await holdingsOf(page);
    const entries = Object.entries(least).map(([what, count]) => [what, Math.min(count, now[what as keyof Holdings])]);
    least = Object.fromEntries(entries) as unknown as Holdings;
  }
  return least;
}

const grown = (before: Holdings, after: Holdings): Growth =>
  Object.entries(after)
    .map(([what, count]): [string, number] => [what, count - before[what as keyof Holdings]])
    .filter(([, by]) => by >= (ROUNDS * 3) / 4);

const halvesOf = (screens: ReadonlyMap<string, string>) => {
  const all = [...screens];
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)].map((half) => new Map(half));
};

/**
 * Mounts and unmounts all screens repeatedly; if something stays, repeats it with halves, to find the screen that
 * leaves it.
 */
export async function mountRepeatedly(mounts: Mounts, options: MountOptions): Promise<Finding[]> {
  const { visit, prepare } = options;
  if (mounts.screens.size === 0) return [];
  const growth = await visit(
    {
      role: mounts.role,
      language: 'en',
      prepare: async (page) => {
        await countHoldings(page);
        await prepare?.(page);
      },
    },
    (visitor) => growthOf(visitor, mounts, options),
  );
  if (growth.length === 0) return [];
  const [name, ...more] = mounts.screens.keys();
  if (more.length === 0)
    return growth.map(([what, count]) => ({
      probe: 'leaks',
      where: `${name} as ${mounts.role}`,
      text: `${count} more ${what} after ${ROUNDS} mounts`,
    }));
  const quiet = { ...options, step: () => {} };
  const halves = halvesOf(mounts.screens).map((screens) => mountRepeatedly({ ...mounts, screens }, quiet));
  return (await Promise.all(halves)).flat();
}
