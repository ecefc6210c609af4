import { readFileSync } from 'node:fs';
import path from 'node:path';
import { s3Limits } from '@academy/platform/registry';
import { expect, it } from 'vitest';
import { packageRoot } from '#base/database/package-root.ts';
import { outsideCalls } from './outside-calls.ts';

it('the page for operators has each service that is called, with its limits', () => {
  const page = readFileSync(path.join(packageRoot, '../docs/operate.md'), 'utf8');
  const seconds = (ms: number) => `${ms / 1000} s`;
  const rows = Object.values(outsideCalls).map((call) => {
    const connectMs = 'connectMs' in call ? call.connectMs : call.silentMs;
    return `| ${call.to} | ${seconds(connectMs)} | ${seconds(call.silentMs)} | ${call.tries} | ${call.after} |`;
  });
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});

it('the limits of S3 are those of the release store, which has its own client', () => {
  expect(outsideCalls.files).toMatchObject(s3Limits);
});
