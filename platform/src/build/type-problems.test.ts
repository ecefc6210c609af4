import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkTypes } from './type-problems.ts';

it('a wrong type of a remote is reported with file and line; those of its tests and of other remotes are not', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'academy-types-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  try {
    write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [] } }));
    const wrong = 'export const shelves: number = "three";\n';
    write('mf-library/src/shelves.test.ts', wrong);
    write('mf-other/src/shelves.ts', wrong);
    write('mf-library/src/shelves.ts', `// The count.\n${wrong}`);
    await expect(checkTypes(root, 'mf-library')).rejects.toThrow(
      /^the types of mf-library are wrong:\nmf-library\/src\/shelves\.ts\(2,14\): error TS2322: [^\n]*$/,
    );
    write('mf-library/src/shelves.ts', 'export const shelves = 3;\n');
    await checkTypes(root, 'mf-library');
  } finally {
    rmSync(root, { recursive: true });
  }
});
