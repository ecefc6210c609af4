import { readFileSync } from 'node:fs';
import path from 'node:path';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { drawSlide } from './draw-slide.ts';
import { MOST_SLIDES, slidesOf } from './read-slides.ts';

const bytesOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;
const lesson = () => bytesOf(readFileSync(path.join(import.meta.dirname, '../../../../testing/lesson.pptx')));

function drawn(content: string): Document {
  const page = document.implementation.createHTMLDocument();
  drawSlide(page, content);
  return page;
}

// The conversion is tested in the browser: the DOM of these tests does not support selectors with namespaces.
test('the styles of a slide are set by script, and each text gets its direction from its own letters', () => {
  const page = drawn('<div class="slide" style="width: 960px"><p>الحروف 3 words</p></div>');
  const slide = page.querySelector<HTMLElement>('.slide');
  expect([slide?.style.width, slide?.dataset.style, slide?.textContent]).toEqual([
    '960px',
    undefined,
    'الحروف 3 words',
  ]);
  expect(page.querySelector('p')?.style.unicodeBidi).toBe('plaintext');
});

test('a broken archive is no presentation', async () => {
  await expect(slidesOf(bytesOf(new TextEncoder().encode('PK no zip')))).rejects.toMatchObject({ reason: 'broken' });
});

test('an archive without slides is no presentation', async () => {
  const zip = new JSZip();
  zip.file('word/document.xml', '<a/>');
  const bytes = await zip.generateAsync({ type: 'uint8array' });
  await expect(slidesOf(bytesOf(bytes))).rejects.toMatchObject({ reason: 'broken' });
});

test('a presentation of too many slides is not converted', async () => {
  const zip = await JSZip.loadAsync(lesson());
  for (let number = 3; number <= MOST_SLIDES + 1; number += 1) zip.file(`ppt/slides/slide${number}.xml`, '<a/>');
  const bytes = await zip.generateAsync({ type: 'uint8array' });
  await expect(slidesOf(bytesOf(bytes))).rejects.toMatchObject({ reason: 'tooMany' });
});

test('a conversion that takes longer than the limit is stopped', async () => {
  await expect(slidesOf(lesson(), 0)).rejects.toMatchObject({ reason: 'slow' });
});
