import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cleanFile } from '#base/containers/clean-file.ts';
import { officeTypes } from '#base/containers/office-types.ts';
import { StoredFile } from '#base/containers/stored-file.ts';
import { readZipEntries } from '#base/containers/zip-entries.ts';
import { slides } from './slides.ts';

it('a presentation has a slide with its picture for each picture, and passes as one of Office', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-slides-'));
  const file = path.join(folder, 'slides.pptx');
  const bytes = await slides(['writing-ba', 'word-sun']);
  writeFileSync(file, bytes);
  const handle = await open(file, 'r+');
  await cleanFile(handle, officeTypes.pptx);
  const names = (await readZipEntries(new StoredFile(handle, bytes.length))).map(({ name }) => name);
  await handle.close();
  rmSync(folder, { recursive: true });
  expect(names.filter((name) => /slides\/slide|media/.test(name))).toEqual([
    'ppt/slides/slide1.xml',
    'ppt/media/image1.jpeg',
    'ppt/slides/slide2.xml',
    'ppt/media/image2.jpeg',
  ]);
});
