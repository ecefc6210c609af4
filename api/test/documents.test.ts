import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { documentCommands } from './documents/document-commands.ts';
import { otherProofs } from './documents/other-proofs.ts';
import { walked } from './documents/walked.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const commands = [...new Set(['docs/operate.md', 'docs/upgrade.md'].flatMap((file) => documentCommands(read(file))))];

it('commands are read from shell blocks and from sentences', () => {
  const text =
    'Run `npm run x` after `A_NAME`.\n\n```sh\nnpm run y   # once\nA=1 \\\n  node z.js\n```\n\n```json\n{ "a": 1 }\n```\n';
  expect(documentCommands(text)).toEqual(['npm run y', 'A=1 node z.js', 'npm run x']);
});

it('each command of the documents is run by the walk, or has another proof or a reason, and nothing else is listed', () => {
  const listed = [...Object.values(walked), ...otherProofs.map(({ command }) => command)];
  expect([...commands].sort()).toEqual(listed.sort());
});

it('each proof is a test that exists and says so, or there is a reason', () => {
  const isMissing = ({ file, words }: { file: string; words: string }) =>
    !existsSync(path.join(root, file)) || !read(file).includes(words);
  const wrong = otherProofs.filter(({ test, reason }) => (test ? isMissing(test) : !reason));
  expect(wrong).toEqual([]);
});

it('each package script that the documents name exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = commands.flatMap((command) => /^(?:npm run|pnpm) ([\w-]+)/.exec(command)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
