import { expect, test } from 'vitest';
import { MOST_MB, sorted } from './chosen-files.ts';

const aFile = (name: string, type: string, size = 1) => new File([new Uint8Array(size)], name, { type });

test.each([
  ['plan.pdf', 'application/pdf'],
  ['plan.pdf', 'application/octet-stream'],
  ['Plan.PDF', ''],
  ['photo.jpeg', ''],
  ['recitation.m4a', 'application/octet-stream'],
  ['without a name’s end', 'image/png'],
])('%s may be sent as "%s"', (name, type) => {
  expect(sorted([aFile(name, type)])).toMatchObject({ good: [{ name }], problem: null });
});

test.each([
  ['notes.txt', 'text/plain'],
  ['program.exe', 'application/octet-stream'],
  ['pdf', ''],
])('%s may not be sent as "%s"', (name, type) => {
  expect(sorted([aFile(name, type)])).toEqual({ good: [], problem: 'type' });
});

test('a file that is too large may not be sent, and the others may', () => {
  const large = aFile('large.pdf', '', MOST_MB * 1024 * 1024 + 1);
  expect(sorted([large, aFile('small.pdf', '')])).toMatchObject({ good: [{ name: 'small.pdf' }], problem: 'size' });
});
