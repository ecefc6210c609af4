import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { cleanFile } from '#base/containers/clean-file.ts';
import { officeTypes } from '#base/containers/office-types.ts';
import { StoredFile } from '#base/containers/stored-file.ts';
import { readZipEntries } from '#base/containers/zip-entries.ts';
import { slides } from './slides.ts';

it('a presentation has a slide with picture and words for each text, and is accepted as an Office document', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-slides-'));
  const file = path.join(folder, 'slides.pptx');
  const bytes = await slides([
    { picture: 'writing-ba', arabic: 'حرف الباء', english: 'The letter ba' },
    { picture: 'word-sun', arabic: 'شَمْسٌ', english: 'A sun' },
  ]);
  writeFileSync(file, bytes);
  const handle = await open(file, 'r+');
  await cleanFile(handle, officeTypes.pptx);
  const entries = await readZipEntries(new StoredFile(handle, bytes.length));
  const first = entries.find(({ name }) => name === 'ppt/slides/slide1.xml');
  const words = first ? await text(first.bytes()) : '';
  await handle.close();
  rmSync(folder, { recursive: true });
  expect(entries.map(({ name }) => name).filter((name) => /slides\/slide|media/.test(name))).toEqual([
    'ppt/slides/slide1.xml',
    'ppt/media/image1.jpeg',
    'ppt/slides/slide2.xml',
    'ppt/media/image2.jpeg',
  ]);
  for (const said of ['حرف الباء', 'The letter ba']) expect(words).toContain(`<a:t>${said}</a:t>`);
});
