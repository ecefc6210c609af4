import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unsignedCheck, writeBuiltRemote } from '@academy/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logTable } from '../../cli/remote/log-table.ts';
import { noteChecked } from '../release/checked.ts';
import { openStore } from '../store/open-store.ts';
import { applyReleases } from '../verbs/apply.ts';
import { deployRemote, rollbackRemote } from '../verbs/operations.ts';
import { writePlatform } from './documents.ts';
import { reasonFor } from './reason.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'reason-'));
});
afterAll(() => rm(scratch, { recursive: true }));

function git(root: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Amal', '-c', 'user.email=amal@academy.test'];
  return execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
}

it('the record’s commit is dirty if git sees a change or a new file, also in CI', async () => {
  const root = await mkdtemp(join(scratch, 'checkout-'));
  git(root, 'init');
  await writeFile(join(root, 'a.txt'), 'one');
  git(root, 'add', '.');
  git(root, 'commit', '-m', 'one');
  const head = git(root, 'rev-parse', 'HEAD');
  const commits = () => [{}, { GITHUB_SHA: 'f00' }].map((ci) => reasonFor({ command: 'deploy a' }, root, ci).commit);
  expect(commits()).toEqual([head, 'f00']);
  await writeFile(join(root, 'b.txt'), 'new');
  expect(commits()).toEqual([`${head}-dirty`, 'f00-dirty']);
});

it('the printed log marks a dirty commit', () => {
  const row = { revision: 1, at: 'now', by: 'amal', command: 'deploy a', changes: [], note: null };
  expect(logTable([{ ...row, commit: `${'a'.repeat(40)}-dirty` }])).toContain(` ${'a'.repeat(12)}-dirty`);
});

it('production rejects builds of a dirty commit, by a deploy and in a set, unless it is forced', async () => {
  const store = await openStore(join(scratch, 'store'));
  await writePlatform(store, { shell: '1.2.0', api: '1.0.3' });
  const folder = join(scratch, 'dist');
  const { version } = await writeBuiltRemote(folder, { name: 'mf-a', version: '1.0.0' });
  await noteChecked(folder, { report: {}, at: new Date('2026-03-01'), ...unsignedCheck });
  const reason = { command: 'deploy a', by: 'amal', note: null, commit: `${'a'.repeat(40)}-dirty` };
  const needsCheck = true;
  const words = /^what is built here is not what a{12}-dirty names/;
  await expect(deployRemote(store, folder, { needsCheck, reason })).rejects.toThrow(words);
  const set = { remotes: [{ name: 'mf-a', dist: folder }] };
  await expect(applyReleases(store, set, { needsCheck, reason })).rejects.toThrow(words);
  expect(await store.list('mf-a')).toEqual([]);
  await deployRemote(store, folder, { needsCheck, reason, forceGate: true });
  const other = { remotes: [{ name: 'mf-a', version, enabled: false }] };
  expect((await applyReleases(store, other, { needsCheck, reason })).revision).toBe(2);
  await expect(rollbackRemote(store, 'mf-a', { reason })).rejects.toThrow(/no version before/);
});
