import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { AppError } from '#base/errors/app-error.ts';
import { readForm } from './read-form.ts';
import { type FilePart, ReceivedFile } from './received-file.ts';

const BOUNDARY = 'a-boundary';
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

class Kept extends ReceivedFile {
  readonly bytes: Buffer;
  constructor(field: string, bytes: Buffer) {
    super(field, '');
    this.bytes = bytes;
  }
}

type Part = [name: string, value: string | Uint8Array, filename?: string];

function bodyOf(...parts: Part[]): Buffer {
  const pieces = parts.flatMap(([name, value, filename]) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    return [`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`, value, '\r\n'];
  });
  return Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece as string)));
}

async function* inPieces(body: Uint8Array, size: number) {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
}

const keep = async (part: FilePart): Promise<ReceivedFile> => new Kept(part.field, await buffer(part.content));

interface Options {
  take?: (part: FilePart) => Promise<ReceivedFile>;
  pieces?: number;
  contentType?: string;
  source?: Readable;
}

function read(body: Uint8Array, { take = keep, pieces = 1 << 16, contentType = CONTENT_TYPE, source }: Options = {}) {
  return readForm(source ?? Readable.from(inPieces(body, pieces), { objectMode: false }), contentType, {
    files: { fields: /^file\d+$/, max: 3, tooMany: 'Too many files', maxFileBytes: 300_000 },
    maxBytes: 2000,
    tooLarge: new AppError('too_large', 'The form is too large'),
    take,
  }) as Promise<Record<string, unknown>>;
}

describe('a form with files', () => {
  it.each([1, 7, 1000, 1 << 16])('a form with files is parsed the same in chunks of %d bytes', async (pieces) => {
    const bytes = Buffer.alloc(pieces === 1 ? 3000 : 200_000, `\r\n--${BOUNDARY.slice(0, -1)}`);
    const form = await read(bodyOf(['text', 'سلام'], ['file0', bytes, 'صورة.png'], ['after', '1']), { pieces });
    expect(form).toMatchObject({ text: 'سلام', after: '1' });
    expect((form.file0 as Kept).bytes.equals(bytes)).toBe(true);
  });

  it('a file of a form has the name and the type that its sender states', async () => {
    const parts: object[] = [];
    const take = async ({ content, ...part }: FilePart) => {
      parts.push(part);
      return keep({ content, ...part });
    };
    await read(bodyOf(['file1', 'x', 'خطة الدرس.pdf']), { take });
    expect(parts).toEqual([{ field: 'file1', name: 'خطة الدرس.pdf', claimed: 'text/plain' }]);
  });

  it('the files of a form are received one after the other', async () => {
    let open = 0;
    let most = 0;
    const take = async (part: FilePart) => {
      open += 1;
      most = Math.max(most, open);
      const bytes = await buffer(part.content);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return new Kept(part.field, bytes);
    };
    await read(bodyOf(['file0', 'a', 'a'], ['file1', 'b', 'b'], ['file2', 'c', 'c']), { take });
    expect(most).toBe(1);
  });

  it('an empty file input counts as no file', async () => {
    expect(await read(bodyOf(['file0', '', ''], ['text', 'x']))).toEqual({ text: 'x' });
  });

  it.each([
    ['too many files', bodyOf(...[0, 1, 2, 3].map((n): Part => [`file${n}`, 'x', 'x'])), 'invalid', 'Too many files'],
    ['a file where none is expected', bodyOf(['text', 'x', 'x']), 'invalid', 'No file is expected here'],
    ['two files of one name', bodyOf(['file1', 'x', 'x'], ['file1', 'y', 'y']), 'invalid', 'Two files'],
    ['a field that is too long', bodyOf(['text', 'x'.repeat(2001)]), 'too_large', 'The form'],
    [
      'fields that are too long together',
      bodyOf(['a', 'x'.repeat(1500)], ['b', 'x'.repeat(600)]),
      'too_large',
      'The form',
    ],
    [
      'very many fields',
      bodyOf(...Array.from({ length: 500 }, (_, n): Part => [`f${n}`, ''])),
      'too_large',
      'The form',
    ],
    ['a prologue without end', Buffer.alloc(3_000_000, 'x'), 'too_large', 'The form'],
    ['no last boundary', bodyOf(['file1', 'x', 'x']).subarray(0, -6), 'bad_request', 'could not be read'],
    ['nothing', Buffer.alloc(0), 'bad_request', 'could not be read'],
    ['no boundary at all', Buffer.from('hello'), 'bad_request', 'could not be read'],
  ])('a form with %s is rejected', async (_name, body, code, message) => {
    await expect(read(body)).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('a form without a boundary in its type is rejected', async () => {
    const rejected = read(bodyOf(['text', 'x']), { contentType: 'multipart/form-data' });
    await expect(rejected).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('a form on which the parser hangs is rejected', async () => {
    const broken = Buffer.from(
      bodyOf(['text', 'x'.repeat(1900)])
        .toString()
        .replace('x'.repeat(1900), 'x'.repeat(90_000)),
    );
    const unnamed = Buffer.from(broken.toString().replace('Content-Disposition', 'Content'));
    await expect(read(unnamed, { pieces: 1 << 20 })).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('rejecting one file discards all files of the form', async () => {
    const ended: string[] = [];
    const take = async (part: FilePart): Promise<ReceivedFile> => {
      try {
        if (part.field === 'file1') throw new AppError('unsupported_type', 'No');
        return await keep(part);
      } finally {
        ended.push(part.field);
      }
    };
    const body = bodyOf(['file0', 'x', 'x'], ['file1', Buffer.alloc(250_000), 'x'], ['file2', 'x', 'x']);
    await expect(read(body, { take })).rejects.toMatchObject({ code: 'unsupported_type' });
    expect(ended).toEqual(['file0', 'file1']);
  });

  it('a form that breaks off ends the file that is being read', async () => {
    let failure: unknown;
    const take = async (part: FilePart) =>
      keep(part).catch((error) => {
        failure = error;
        throw error;
      });
    const source = Readable.from(
      (async function* () {
        yield bodyOf(['file0', Buffer.alloc(200_000), 'x']).subarray(0, 100_000);
        throw new Error('the caller went away');
      })(),
    );
    await expect(read(Buffer.alloc(0), { take, source })).rejects.toMatchObject({ code: 'bad_request' });
    expect(failure).toBeInstanceOf(Error);
  });
});
