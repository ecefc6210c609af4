import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHANGELOG } from '../checks/changelog-problems.ts';
import { newestRelease, notesOf, withRelease } from '../releases/changelog.ts';
import { workspaceRoot } from '../sources/workspace.ts';

const read = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');
const versionOf = (app: string): string => JSON.parse(read(`${app}/package.json`)).version;
const [verb = '', given] = process.argv.slice(2);

/** Gives what is unreleased today's name. */
function cut(): void {
  const name = new Date().toISOString().slice(0, 10);
  const changed = withRelease(read(CHANGELOG), { name, api: versionOf('api'), shell: versionOf('shell') });
  writeFileSync(path.join(workspaceRoot, CHANGELOG), changed);
  console.log(`${CHANGELOG} has the release ${name}. Commit it, then:`);
  console.log(`  npm run -s release -- notes | git tag --annotate ${name} --cleanup=verbatim --file=-`);
}

const verbs: Record<string, () => void> = {
  cut,
  notes: () => process.stdout.write(notesOf(read(CHANGELOG), given ?? newestRelease(read(CHANGELOG)))),
};

try {
  const run = verbs[verb];
  if (!run) throw new Error('npm run release -- cut | notes [2026-11-26]');
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
