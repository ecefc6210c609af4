import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from './package-root.ts';

it('the migrations create exactly the tables that the code declares', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'academy-migrations-'));
  try {
    cpSync(path.join(packageRoot, 'drizzle'), out, { recursive: true });
    const before = readdirSync(out);
    const generate = ['generate', '--dialect=postgresql', '--schema=./src/**/*.table.ts', `--out=${out}`];
    execFileSync(path.join(packageRoot, 'node_modules/.bin/drizzle-kit'), generate, {
      cwd: packageRoot,
      stdio: 'pipe',
    });
    expect(readdirSync(out)).toEqual(before);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});
