import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { office, pdf } from '#testing/fixtures/media.fixture.ts';
import { cleanFile } from './clean-file.ts';
import { officeTypes } from './office-types.ts';
import { writeZip } from './write-zip.ts';

const MB = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), 'academy-office-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function check(
  bytes: Uint8Array | Promise<Uint8Array>,
  kind: keyof typeof officeTypes = 'pptx',
): Promise<Buffer> {
  const file = path.join(folder, 'file');
  writeFileSync(file, await bytes);
  const handle = await open(file, 'r+');
  await cleanFile(handle, officeTypes[kind]).finally(() => handle.close());
  return readFileSync(file);
}

/**
 * The document with one number changed in the record of its last entry, and in the entry itself if it has the number
 * too.
 */
async function changed(
  bytes: Promise<Buffer>,
  field: { list: number; local?: number },
  value: number,
  size: 2 | 4 = 4,
): Promise<Buffer> {
  const copy = Buffer.from(await bytes);
  const [list, local] = [copy.lastIndexOf('PK\x01\x02'), copy.lastIndexOf('PK\x03\x04')];
  copy.writeUIntLE(value, list + field.list, size);
  if (field.local !== undefined) copy.writeUIntLE(value, local + field.local, size);
  return copy;
}
/** A presentation with these parts, the last of which gets another name of the same length: everywhere, or in the list. */
async function renamed(parts: Record<string, string>, to: string, where: 'everywhere' | 'list' = 'everywhere') {
  const copy = await office('pptx', parts);
  for (const header of where === 'list' ? ['PK\x01\x02'] : ['PK\x01\x02', 'PK\x03\x04'])
    copy.write(to, copy.lastIndexOf(header) + (header === 'PK\x03\x04' ? 30 : 46));
  return copy;
}
const unpackedSize = { list: 24, local: 22 };
const packedSize = { list: 20, local: 18 };
const flags = { list: 8, local: 6 };
const place = { list: 42 };

describe('an Office document', async () => {
  it.each(['pptx', 'docx', 'xlsx'] as const)('an Office document stays unchanged: %s', async (kind) => {
    const bytes = await office(kind, { 'media/image1.png': Buffer.alloc(200_000, 'x') });
    expect((await check(bytes, kind)).equals(bytes)).toBe(true);
  });

  it.each<[string, Uint8Array | Promise<Uint8Array>]>([
    ['that is another kind of document', office('docx')],
    ['with macros', office('pptx', { 'ppt/vbaProject.bin': 'Sub AutoOpen()' })],
    ['with a control that runs', office('pptx', { 'ppt/activeX/activeX1.xml': '<ax/>' })],
    ['with a program in it', office('pptx', { 'ppt/media/photo.exe': 'MZ' })],
    ['with an entry that leads out of it', renamed({ 'aa/aa/etc/passwd': 'root' }, '../../etc/passwd')],
    ['whose entry is called differently at its place', renamed({ 'ppt/photo.png': 'x' }, 'ppt/photos.mg', 'list')],
    ['with two entries of one name', renamed({ 'ppt/a.png': 'x', 'ppt/b.png': 'y' }, 'ppt/A.png')],
    ['that unpacks to more than 100 MB', office('pptx', { 'ppt/media/zeros.bin': Buffer.alloc(101 * MB) })],
    [
      'with an entry that is larger than it says',
      changed(office('pptx', { a: Buffer.alloc(5 * MB) }), unpackedSize, 9),
    ],
    ['with an entry that is smaller than it says', changed(office('pptx', { a: 'words' }), unpackedSize, 9000)],
    ['with an entry that reaches beyond it', changed(office('pptx', { a: 'words' }), packedSize, 9000)],
    ['whose last entry lies over the first', changed(office('pptx', { a: 'words' }), place, 0)],
    ['with a locked entry', changed(office(), flags, 1, 2)],
    ['with the bytes of a page before it', Buffer.concat([Buffer.from('<script>alert(1)</script>'), await office()])],
    ['with a PDF behind it', Buffer.concat([await office(), pdf()])],
    ['that is half there', (await office()).subarray(0, -40)],
    ['that is its first bytes alone', (await office()).subarray(0, 10)],
    ['whose entry is damaged', (await office('pptx', { a: 'words' })).fill(0xff, 30 + 19, 30 + 40)],
  ])('an Office document is rejected: %s', async (_name, bytes) => {
    await expect(check(bytes)).rejects.toMatchObject({ code: 'unsupported_type', fields: [{ code: 'damaged' }] });
  });

  it('an Office document without a list of its contents is rejected, whatever it contains', async () => {
    await expect(check(writeZip({ 'ppt/presentation.xml': '<p/>' }))).rejects.toMatchObject({
      code: 'unsupported_type',
    });
    await expect(check(writeZip({}))).rejects.toMatchObject({ code: 'unsupported_type' });
  });
});
