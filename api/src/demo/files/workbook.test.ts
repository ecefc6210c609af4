import { expect, it } from 'vitest';
import { mediaTypeOf } from '#modules/platform/files/media/media-type.ts';
import { workbook } from './workbook.ts';

it('a workbook is a PDF with a page for each picture, whose table states where each object begins', async () => {
  const bytes = await workbook(['writing-ba', 'word-sun']);
  expect(await mediaTypeOf(bytes, '')).toMatchObject({ kind: 'document', extension: 'pdf' });
  const text = bytes.toString('latin1');
  expect(text.match(/\/Type \/Page /g)).toHaveLength(2);
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) => Number(at));
  expect(offsets).toHaveLength(8);
  for (const [index, at] of offsets.entries()) expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start)).toMatch(/^xref/);
});
