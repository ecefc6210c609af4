import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { packageRoot } from '#base/database/package-root.ts';
import { cleanFile } from './clean-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'academy-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function take(...parts: (string | Buffer)[]): Promise<void> {
  const file = path.join(folder, 'file.pdf');
  writeFileSync(
    file,
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  );
  const handle = await open(file, 'r+');
  await cleanFile(handle, 'application/pdf').finally(() => handle.close());
}

const START = '%PDF-1.7\n';
const END = '\ntrailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';
const object = (content: string, number = 1) => `${number} 0 obj\n${content}\nendobj\n`;
const stream = (dictionary: string, bytes: Buffer) => [
  `9 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\r\n`,
  bytes,
  '\nendstream\nendobj\n',
];
const packed = (content: string) =>
  stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(`1 0 ${content}`));
const rejection = { code: 'unsupported_type', fields: [{ path: 'file', code: 'active_content' }] };

const script = '<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>';
const active: Record<string, string> = {
  'a script when it is opened': script,
  'a script without blanks': '<</OpenAction<</S/JavaScript/JS 5 0 R>>>>',
  'a script in a name that is spelled by codes': '<< /AA << /O << /S /J#61vaScr#69pt /JS 5 0 R >> >> >>',
  'a script whose text comes first': '<< /A << /JS (app.alert\\(1\\)) /S 5 0 R >> >>',
  'a kind of action in an object of its own': '/JavaScript',
  'a program': '<< /A << /S /Launch /Win << /F (cmd.exe) >> >> >>',
};

it.each(Object.entries(active))('a PDF with %s is rejected', async (_name, content) => {
  await expect(take(START, object(content), END)).rejects.toMatchObject(rejection);
});

it.each(Object.entries(active).filter(([, content]) => content.startsWith('<<')))(
  'a PDF with %s in packed objects is rejected',
  async (_name, content) => {
    await expect(take(START, ...packed(content), END)).rejects.toMatchObject(rejection);
  },
);

it.each([
  ['an open bracket', [object('(open')]],
  ['a comment', ['% (comment\n']],
  ['a stream', stream('', Buffer.from('q (x'))],
  ['a stream without an end', ['9 0 obj << /Length 1 >> stream\n x']],
])('a script behind %s is found', async (_name, before) => {
  await expect(take(START, ...before, object(script), END)).rejects.toMatchObject(rejection);
});

const harmless: Record<string, string> = {
  'a page that it opens at': '<< /Type /Catalog /OpenAction [3 0 R /XYZ null null 0] >>',
  'a jump that it opens with': '<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>',
  'a link': '<< /A << /S /URI /URI (https://quran.com/JavaScript) >> >>',
  'a title about scripts': '<< /Title (How /S /JavaScript and /S /Launch work \\(a book\\)) >>',
  'a comment about scripts': '<< /Pages 2 0 R >> % /S /JavaScript',
  'names that begin alike': '<< /S /JavaScriptBook /T /S /JSON /Font << /JS 7 0 R >> >>',
};

it.each(Object.entries(harmless))('a PDF with %s is accepted', async (_name, content) => {
  await take(START, object(content), ...packed(content), END);
});

it('a page whose text mentions scripts, and bytes that look like a script, are accepted', async () => {
  await take(START, ...stream('', Buffer.from('BT (x) Tj ET << /S /JavaScript /JS (x) >>')), END);
});

it('a PDF whose packed objects are encrypted, or unpack without end, is read within bounds', async () => {
  await take(START, ...stream('/Type /ObjStm /Filter /FlateDecode', Buffer.alloc(2000, 7)), END);
  const bomb = deflateSync(Buffer.alloc(17 * 1024 * 1024));
  await expect(take(START, ...stream('/Type /ObjStm /Filter /FlateDecode', bomb), END)).rejects.toMatchObject({
    fields: [{ code: 'damaged' }],
  });
});

it('the book of the demo data is accepted', async () => {
  await take(readFileSync(path.join(packageRoot, 'src/demo/media/revision-plan.pdf')));
});
