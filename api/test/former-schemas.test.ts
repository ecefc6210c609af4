import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../src/base/database/package-root.ts';
import { type Schema, schemaBreaks } from '../src/testing/schema-breaks.ts';
import { commitBeforeMigration, commitOfLastRelease, migrationsAt } from './deployment/previous-release.ts';

const read = (file: string) => JSON.parse(readFileSync(path.join(packageRoot, 'drizzle', file), 'utf8')) as unknown;
const tags = (read('meta/_journal.json') as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);
const schema = read(`meta/${tags.at(-1)?.slice(0, 4)}_snapshot.json`) as Schema;
const contracts = read('contracts.json') as Record<string, Record<string, string>>;

/** What the schema of this commit has and the present one breaks, without a reason at a migration since then. */
function unexplainedSince(commit: string): string[] {
  const former = migrationsAt(commit);
  const reasons = tags.filter((tag) => !former.tags.includes(tag)).map((tag) => contracts[tag]);
  return schemaBreaks(former.schema as Schema, schema).filter((one) => !reasons.some((each) => each?.[one]));
}

const release = commitOfLastRelease();
const former = commitBeforeMigration();

describe('migrations', () => {
  it.runIf(release)(
    'all since the last release keep what it uses, or contracts.json states why it is not in use',
    () => {
      expect(unexplainedSince(release ?? '')).toEqual([]);
    },
  );

  it.runIf(former)('the newest keeps what the commit before it uses, or contracts.json states why', () => {
    expect(unexplainedSince(former ?? '')).toEqual([]);
  });

  it('contracts.json names migrations that exist', () => {
    expect(Object.keys(contracts).filter((tag) => !tags.includes(tag))).toEqual([]);
  });
});
