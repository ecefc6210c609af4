import { type Holdings, holdingsOf } from './leaks.ts';
import type { Finding } from './report.ts';
import { NEUTRAL, type Visitor } from './visitor.ts';

const WARM_UP = 3;
const ROUNDS = 10;

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
  const before = await holdingsOf(visitor.page);
  for (let count = 0; count < ROUNDS; count += 1) await round();
  let growth = grown(before, await holdingsOf(visitor.page));
  // The last ones may still be on their way out; what is leaked stays however long one looks.
  for (let look = 0; look < 5 && growth.length > 0; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    growth = grown(before, await holdingsOf(visitor.page));
  }
  return growth;
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
