import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeBuiltRemote } from '../testing/built-remote.ts';
import { screenBudgetProblems } from './screen-budget.ts';

/** Hexadecimal digits, which brotli compresses to half their number. */
const digits = (bytes: number) => randomBytes(bytes).toString('hex');

describe('the budget of a screen’s scripts', () => {
  let dist = '';
  beforeEach(() => {
    dist = mkdtempSync(path.join(tmpdir(), 'academy-budget-'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  const write = (files: Record<string, string>) =>
    writeBuiltRemote(dist, { name: 'mf-library', version: '1.0.0', files });

  it('a screen may have 60 KB of brotli in all its scripts together', async () => {
    await write({ 'remoteEntry.js': digits(29_000), 'route.0a1b2c3d.js': digits(29_000) });
    expect(screenBudgetProblems(dist)).toEqual([]);
  });

  it('a screen that exceeds its budget is reported', async () => {
    await write({ 'remoteEntry.js': digits(31_000), 'route.0a1b2c3d.js': digits(31_000) });
    expect(screenBudgetProblems(dist)).toEqual([
      expect.stringMatching(/^the screen list of mf-library has 6\d\.\d KB of scripts; 60\.0 KB are allowed$/),
    ]);
  });
});
