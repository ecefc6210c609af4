import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../dist/results');

/** Prints the result of a bench, and stores all its figures in `bench/dist/results/<name>.json`. */
export function report(name: string, { text, figures }: { text: string; figures: object }): void {
  mkdirSync(folder, { recursive: true });
  const circumstances = { at: new Date().toISOString(), node: process.version, cores: availableParallelism() };
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify({ ...circumstances, figures }, null, 2)}\n`);
  console.log(
    `\n## ${name}\n\n${circumstances.at}, Node ${circumstances.node}, ${circumstances.cores} cores\n\n${text}`,
  );
}
