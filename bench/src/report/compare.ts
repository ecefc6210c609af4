import { describeGoals } from './goal.ts';
import { median } from './median.ts';
import { table } from './table.ts';

const WARM_UP = 50;
const ASKED = 200;
const MOST_RATIO = 1.3;

/** Two academies of different size that get the same calls. */
export interface Sizes<Academy> {
  few: Academy;
  many: Academy;
}

interface Question<Academy> {
  name: string;
  /** One call. @throws Error where the response is an error. */
  ask(academy: Academy): Promise<void>;
  /** Number of statements run so far in an academy, where they are counted. */
  statements?(academy: Academy): number;
}

export interface Comparison {
  name: string;
  few: number;
  many: number;
  ratio: number;
  statements: number;
}

async function timeOf(run: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

/** Median of each in milliseconds, called in turn: load on the machine affects both. */
async function round<Academy>({ few, many }: Sizes<Academy>, { ask }: Question<Academy>) {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let asked = 0; asked < ASKED; asked += 1) {
    times.few.push(await timeOf(() => ask(few)));
    times.many.push(await timeOf(() => ask(many)));
  }
  return { few: median(times.few), many: median(times.many) };
}

/** Calls both academies in turn; counts the statements of one call in the larger one. */
export async function compare<Academy>(
  sizes: Sizes<Academy>,
  question: Question<Academy>,
  runs: number,
): Promise<Comparison> {
  const { few, many } = sizes;
  for (let asked = 0; asked < WARM_UP; asked += 1) await Promise.all([question.ask(few), question.ask(many)]);
  const rounds = [];
  const before = question.statements?.(many) ?? Number.NaN;
  for (let run = 0; run < runs; run += 1) rounds.push(await round(sizes, question));
  return {
    name: question.name,
    few: median(rounds.map((each) => each.few)),
    many: median(rounds.map((each) => each.many)),
    ratio: median(rounds.map((each) => each.many / each.few)),
    statements: ((question.statements?.(many) ?? Number.NaN) - before) / (runs * ASKED),
  };
}

/** The table of comparisons, and the goal of each. @param of what was counted, such as `classes`. */
export function describeComparisons(found: readonly Comparison[], sizes: Sizes<number>, of: string): string {
  const [few, many] = [sizes.few.toLocaleString('en'), sizes.many.toLocaleString('en')];
  const head = ['what is shown', `${few} ${of} ms`, `${many} ${of} ms`, 'ratio', 'statements'];
  const rows = found.map((each) => [each.name, each.few, each.many, each.ratio, each.statements]);
  const goals = found.map(({ name, ratio }) => ({
    name: `${name}, ${many} to ${few} ${of}`,
    value: ratio,
    most: MOST_RATIO,
  }));
  return `${table(head, rows)}\n\n${describeGoals(goals)}`;
}
