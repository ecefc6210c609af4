import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { workspaceRoot } from '../sources/workspace.ts';
import { remoteConfig } from './remote-config.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'builds-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Builds a remote without a cache. @returns its files as text, by name. */
async function build(remote: string, folder: string): Promise<Record<string, string>> {
  const config = await remoteConfig(path.join(workspaceRoot, remote), false, 0);
  const compiler = rspack({ ...config, cache: false, output: { ...config.output, path: folder } });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    names.map(({ parentPath, name }) => [
      path.relative(folder, path.join(parentPath, name)),
      readFileSync(path.join(parentPath, name), 'latin1'),
    ]),
  );
}

it('two builds of a remote have the same bytes, and none names the folder of the checkout', {
  timeout: 60_000,
}, async () => {
  const one = await build('mf-messaging', path.join(scratch, 'one'));
  const other = await build('mf-messaging', path.join(scratch, 'elsewhere/other'));
  const { uses, operations } = JSON.parse(one['release.json'] ?? '') as {
    uses: Record<string, string[]>;
    operations: unknown[];
  };
  expect(operations).toContainEqual({ call: 'POST /messages/typing/{}' });
  expect(uses['react-router-dom']).toContain('useNavigate');
  expect(Object.keys(other)).toEqual(Object.keys(one));
  for (const [name, text] of Object.entries(one)) {
    expect(text === other[name], name).toBe(true);
    expect(text.includes(workspaceRoot), name).toBe(false);
  }
});
