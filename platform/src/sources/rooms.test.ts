import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findInRooms } from './rooms.ts';

function remote(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

it('a file of a remote without rooms is found in src', () => {
  const dir = remote({ 'src/features/list/list.page.tsx': '' });
  expect(findInRooms(dir, 'features/list/list.page.tsx')).toBe('src/features/list/list.page.tsx');
});

it('a file of a remote with rooms is found in the room that has it', () => {
  const dir = remote({
    'package.json': JSON.stringify({ rooms: { base: [], library: ['base'] } }),
    'src/library/features/list/list.page.tsx': '',
    'src/other/features/form/form.page.tsx': '',
  });
  expect(findInRooms(dir, 'features/list/list.page.tsx')).toBe('src/library/features/list/list.page.tsx');
  expect(findInRooms(dir, 'features/form/form.page.tsx')).toBeUndefined();
});
