import { type Holdings, holdingsOf } from './leaks.ts';
import type { Finding } from './report.ts';
import { NEUTRAL, type Visitor } from './visitor.ts';

const WARM_UP = 3;
const ROUNDS = 10;
const LOOKS = 4;

type Growth = [what: string, count: number][];

/** Mounts each screen once a round. One thing left behind by each round adds up; a cache that fills once does not. */
async function growthOf(visitor: Visitor, paths: readonly string[]): Promise<Growth> {
  const round = async () => {
    for (const path of paths) {
      await visitor.go(path);
      await visitor.go(NEUTRAL);
    }
  };
  for (let count = 0; count < WARM_UP; count += 1) await round();
  const before = await settledHoldings(visitor);
  for (let count = 0; count < ROUNDS; count += 1) await round();
  return grown(before, await settledHoldings(visitor));
}

/** The least of some seconds: what was mounted last is still on its way out, what is leaked stays however long one looks. */
async function settledHoldings({ page }: Visitor): Promise<Holdings> {
  let least = await holdingsOf(page);
  for (let look = 1; look < LOOKS; look += 1) {
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

/** Mounts and unmounts all screens again and again; where something stays, each alone, to name the one that leaves it. */
export async function mountRepeatedly(visitor: Visitor, screens: ReadonlyMap<string, string>): Promise<Finding[]> {
  if ((await growthOf(visitor, [...screens.values()])).length === 0) return [];
  const findings: Finding[] = [];
  for (const [pattern, path] of screens)
    for (const [what, count] of await growthOf(visitor, [path]))
      findings.push({ probe: 'leaks', where: pattern, text: `${count} more ${what} after ${ROUNDS} mounts` });
  return findings;
}
