import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageRoot } from '#base/database/package-root.ts';
import { box, element, mp3, mp4, ogg, pdf, track, webm } from '#testing/fixtures/media.fixture.ts';
import { cleanFile } from './clean-file.ts';

const MB = 1024 * 1024;
const PLACE = '+24.4672+039.6112/';
const HTML = '<!doctype html><script>alert(1)</script>'.padEnd(400);
const folder = mkdtempSync(path.join(tmpdir(), 'academy-clean-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The bytes of a file after cleaning. */
async function cleaned(bytes: Uint8Array, mime: string): Promise<Buffer> {
  const file = path.join(folder, 'file');
  writeFileSync(file, bytes);
  const handle = await open(file, 'r+');
  await cleanFile(handle, mime).finally(() => handle.close());
  return readFileSync(file);
}

const word = (text: string) => Buffer.from(text, 'latin1');
const uint = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex')));

describe('a video of the MP4 family', () => {
  it.each([
    ['video/mp4', 'isom'],
    ['video/quicktime', 'qt  '],
    ['audio/mp4', 'M4A '],
  ])('a clean video of the MP4 family stays unchanged: %s', async (mime, brand) => {
    const bytes = mp4(4096, brand);
    expect((await cleaned(bytes, mime)).equals(bytes)).toBe(true);
  });

  it.each([
    ['the place of a phone', box('udta', box('\xa9xyz', word(`\0\x12\x15\xc7${PLACE}`)))],
    ['the place of 3GPP', box('udta', box('loci', word(`\0\0\0\0${PLACE}`)))],
    [
      'the metadata of QuickTime',
      box('meta', box('keys', word('com.apple.quicktime.location.ISO6709')), box('ilst', word(PLACE))),
    ],
    ['a box of a maker', box('uuid', word(`0123456789abcdef${PLACE}`))],
    ['a gap', box('free', word(PLACE))],
    ['the place of a track', track('vide', word('Phone 12'), box('udta', word(PLACE)))],
    ['the name of a camera', track('vide', word(`${PLACE}\0`))],
  ])('a video of the MP4 family loses %s and keeps every other byte in place', async (_name, more) => {
    const bytes = mp4(4096, 'isom', more);
    expect(bytes.includes(PLACE)).toBe(true);
    const result = await cleaned(bytes, 'video/mp4');
    expect(result.includes(PLACE)).toBe(false);
    expect(result.includes('ISO6709')).toBe(false);
    const start = bytes.indexOf(more);
    expect(result.subarray(0, start).equals(bytes.subarray(0, start))).toBe(true);
    expect(result.subarray(start + more.length).equals(bytes.subarray(start + more.length))).toBe(true);
  });

  it('a video of the MP4 family loses data outside of its known boxes', async () => {
    const bytes = Buffer.concat([mp4(), box('CAME', word(PLACE))]);
    const result = await cleaned(bytes, 'video/mp4');
    expect([result.length, result.includes(PLACE), result.includes('CAME')]).toEqual([bytes.length, false, false]);
  });

  it('a video of the MP4 family loses its recording times', async () => {
    const bytes = mp4(4096, 'isom', box('mvhd', uint(0, 0xd1234567, 0xd1234567, 600, 1200)));
    const result = await cleaned(bytes, 'video/mp4');
    expect(result.includes(uint(0xd1234567))).toBe(false);
    expect(result.includes(uint(600, 1200))).toBe(true);
  });

  it('a video of the MP4 family loses the samples of a location track, wherever they lie', async () => {
    const places = word(PLACE.padEnd(32));
    const build = (offset: number) => {
      const tables = [box('stsz', uint(0, 16, 2)), box('stsc', uint(0, 1, 1, 2, 1)), box('stco', uint(0, 1, offset))];
      const telemetry = box(
        'trak',
        box('mdia', box('hdlr', word('\0\0\0\0\0\0\0\0meta'), Buffer.alloc(12)), box('minf', box('stbl', ...tables))),
      );
      const head = Buffer.concat([box('ftyp', word('isom\0\0\0\0isommp41')), box('moov', track('vide'), telemetry)]);
      return {
        offset: head.length + 8 + 10,
        bytes: Buffer.concat([head, box('mdat', word('a picture '), places, word('and sound'))]),
      };
    };
    const { bytes } = build(build(0).offset);
    const result = await cleaned(bytes, 'video/mp4');
    expect([bytes.includes(PLACE), result.includes(PLACE)]).toEqual([true, false]);
    expect([result.includes('a picture '), result.includes('and sound')]).toEqual([true, true]);
  });

  it('a video of the MP4 family loses the encoder name of its camera', async () => {
    const encoder = 'GoPro AVC encoder';
    const entry = box(
      'avc1',
      Buffer.alloc(42),
      word(String.fromCharCode(encoder.length) + encoder.padEnd(31, '\0')),
      Buffer.alloc(4),
    );
    const tables = box('minf', box('stbl', box('stsd', uint(0, 1), entry)));
    const video = box('trak', box('mdia', box('hdlr', word('\0\0\0\0\0\0\0\0vide'), Buffer.alloc(12)), tables));
    const result = await cleaned(mp4(4096, 'isom', video), 'video/mp4');
    expect([result.includes('GoPro'), result.includes('avc1')]).toEqual([false, true]);
  });

  it('a fragmented video with a location track is rejected', async () => {
    const fragments = (handler: string) =>
      Buffer.concat([
        box('ftyp', word('isom\0\0\0\0')),
        box('moov', track('vide'), track(handler)),
        box('moof'),
        box('mdat', uint(1)),
      ]);
    expect(await cleaned(fragments('soun'), 'video/mp4')).toHaveLength(fragments('soun').length);
    await expect(cleaned(fragments('meta'), 'video/mp4')).rejects.toMatchObject({ code: 'unsupported_type' });
  });

  const isom = box('ftyp', word('isom\0\0\0\0isommp41'));
  const moov = box('moov', track('vide'));
  const mdat = box('mdat', Buffer.alloc(100));
  it.each([
    ['zeros behind its first bytes', Buffer.concat([isom, Buffer.alloc(40 * MB)])],
    ['HTML behind its first bytes', Buffer.concat([isom, word(HTML)])],
    ['HTML behind its last box', Buffer.concat([isom, moov, mdat, word(HTML)])],
    ['its first bytes alone', isom],
    ['no content', Buffer.concat([isom, moov])],
    ['nothing about its content', Buffer.concat([isom, mdat])],
    ['sound alone', Buffer.concat([isom, box('moov', track('soun')), mdat])],
    [
      'a box that is longer than the one around it',
      Buffer.concat([isom, box('moov', track('vide'), uint(99), word('trak')), mdat]),
    ],
    ['a box that is shorter than its header', Buffer.concat([isom, moov, mdat, uint(4), word('free')])],
    ['half of its content', mp4(4096).subarray(0, 2000)],
    ['boxes without end', Buffer.concat([isom, moov, mdat, ...Array(30_000).fill(box('free'))])],
  ])('a video of the MP4 family with %s is rejected', async (_name, bytes) => {
    await expect(cleaned(bytes, 'video/mp4')).rejects.toMatchObject({ code: 'unsupported_type' });
  });
});

describe('a WebM file', () => {
  it('a clean WebM file stays unchanged', async () => {
    for (const mime of ['video/webm', 'audio/webm']) expect((await cleaned(webm(), mime)).equals(webm())).toBe(true);
  });

  it.each([
    ['tags', element(0x1254c367, word(PLACE))],
    ['long tags, whose size takes eight bytes', element(0x1254c367, word(PLACE.padEnd(300)), 6)],
    ['short tags', element(0x1254c367, word(PLACE), 1)],
    ['attachments', element(0x1941a469, word(PLACE))],
    ['a title', element(0x1549a966, element(0x7ba9, word(PLACE), 1))],
    ['the name of the program', element(0x1549a966, element(0x5741, word(PLACE), 1))],
    ['a gap', element(0xec, word(PLACE))],
  ])('a WebM file loses %s and keeps every other byte in place', async (_name, more) => {
    const bytes = webm(more);
    const result = await cleaned(bytes, 'video/webm');
    expect([bytes.includes(PLACE), result.includes(PLACE), result.length]).toEqual([true, false, bytes.length]);
    const end = bytes.indexOf(more) + more.length;
    expect(result.subarray(end).equals(bytes.subarray(end))).toBe(true);
    expect((await cleaned(result, 'video/webm')).equals(result)).toBe(true);
  });

  it('a WebM file of a real encoder keeps its content', async () => {
    const bytes = readFileSync(path.join(packageRoot, 'src/demo/media/letters.webm'));
    const result = await cleaned(bytes, 'video/webm');
    const changed = bytes.reduce((sum, byte, index) => sum + (byte === result[index] ? 0 : 1), 0);
    expect(changed).toBeLessThan(1000);
  });

  const head = webm().subarray(0, 40);
  it.each([
    ['zeros behind its first bytes', Buffer.concat([head, Buffer.alloc(MB)])],
    ['HTML behind its first bytes', Buffer.concat([head, word(HTML)])],
    ['its first bytes alone', head],
    ['half of its content', webm().subarray(0, 1500)],
  ])('a WebM file with %s is rejected', async (_name, bytes) => {
    await expect(cleaned(bytes, 'video/webm')).rejects.toMatchObject({ code: 'unsupported_type' });
  });
});

const wav = (...chunks: [string, Uint8Array][]) => {
  const body = chunks.flatMap(([type, content]) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return [word(type), size, content];
  });
  return Buffer.concat([word('RIFF\0\0\0\0WAVE'), ...body]);
};
const fmt: [string, Uint8Array] = ['fmt ', Buffer.alloc(16)];
const data: [string, Uint8Array] = ['data', Buffer.alloc(100, 7)];

/** An ID3 tag of this many bytes, which may state another length. */
const tag = (length: number, said = length) =>
  Buffer.concat([word('ID3\x03\0\0\0\0'), Buffer.of(said >> 7, said & 127), Buffer.alloc(length, 65)]);
const frame = Buffer.concat([Buffer.of(0xff, 0xfb, 0x90, 0), Buffer.alloc(413)]);
const sound = Buffer.concat([frame, frame, frame]);

describe('a recording or a document', () => {
  it.each([
    ['audio/ogg', ogg()],
    ['audio/mpeg', mp3()],
    ['audio/wav', wav(fmt, data)],
    ['application/pdf', pdf()],
  ])('a well-formed recording or document stays unchanged: %s', async (mime, bytes) => {
    expect((await cleaned(bytes, mime)).equals(bytes)).toBe(true);
  });

  it.each([
    ['a byte order mark', '\u00ef\u00bb\u00bf'],
    ['a line break', '\r\n'],
    ['HTML', HTML],
    ['as much as readers look at', ' '.repeat(1019)],
  ])('a PDF with %s before its header is accepted, and those bytes are blanked', async (_what, before) => {
    const bytes = await cleaned(Buffer.concat([word(before), pdf(), Buffer.alloc(15_000)]), 'application/pdf');
    expect(bytes.subarray(0, before.length).toString('latin1').trim()).toBe('');
    expect(bytes.subarray(before.length, before.length + pdf().length).equals(pdf())).toBe(true);
  });

  it('a PDF with 40 KB of zeros behind is accepted as it is', async () => {
    const bytes = Buffer.concat([pdf(), Buffer.alloc(40_000)]);
    expect((await cleaned(bytes, 'application/pdf')).equals(bytes)).toBe(true);
    expect(await cleaned(Buffer.concat([pdf(), Buffer.alloc(16 * 1024)]), 'application/pdf')).toBeTruthy();
  });

  it.each([0xffff_ffff, 0, 0x7fff_f000, 101, 5000, 99_999_999])(
    'a WAV file with %i as its stated size reaches to the end of the file',
    async (unknown) => {
      const bytes = wav(fmt, data);
      const field = bytes.indexOf('data') + 4;
      bytes.writeUInt32LE(unknown, field);
      bytes.writeUInt32LE(unknown, 4);
      const finished = await cleaned(bytes, 'audio/wav');
      expect([finished.readUInt32LE(4), finished.readUInt32LE(field)]).toEqual([bytes.length - 8, 100]);
    },
  );

  it.each([
    ['two tags', Buffer.concat([tag(20), tag(30)])],
    ['zeros behind its tag', Buffer.concat([tag(20), Buffer.alloc(500)])],
    ['a tag that is longer than it says', Buffer.concat([tag(20), word(PLACE), Buffer.alloc(300, 1)])],
    ['a tag that says to be longer than it is', tag(20, 700)],
    ['junk before it', Buffer.alloc(900, 3)],
  ])('an MP3 with %s is accepted, and all bytes before the sound are blanked', async (_what, before) => {
    const bytes = await cleaned(Buffer.concat([before, sound]), 'audio/mpeg');
    expect(bytes.subarray(before.length).equals(sound)).toBe(true);
    expect(bytes.subarray(10, before.length).every((byte) => byte === 0)).toBe(true);
    expect(bytes.toString('latin1', 0, 3)).toBe('ID3');
    expect(10 + bytes.readUInt8(8) * 128 + bytes.readUInt8(9)).toBe(before.length);
  });

  it.each([
    ['MPEG 1 layer III', [0xff, 0xfb, 0x90, 0, 0, 0], 417],
    ['MPEG 2 layer III', [0xff, 0xf3, 0x80, 0, 0, 0], 208],
    ['MPEG 1 layer II', [0xff, 0xfd, 0x80, 0, 0, 0], 417],
    ['MPEG 1 layer I', [0xff, 0xff, 0x40, 0, 0, 0], 136],
    ['AAC', [0xff, 0xf1, 0x50, 0x80, 0x20, 0x1f], 256],
  ])('a frame of %s is found behind junk', async (_what, header, length) => {
    const frame = Buffer.concat([Buffer.of(...header), Buffer.alloc(length - 6)]);
    const bytes = await cleaned(Buffer.concat([tag(4), Buffer.alloc(90, 3), frame, frame]), 'audio/mpeg');
    expect(bytes.subarray(104).equals(Buffer.concat([frame, frame]))).toBe(true);
    expect(bytes.subarray(10, 104).every((byte) => byte === 0)).toBe(true);
  });

  it('a recording or a document loses its tags', async () => {
    expect((await cleaned(wav(fmt, ['LIST', word(PLACE)], data), 'audio/wav')).includes(PLACE)).toBe(false);
    const tagged = mp3();
    tagged.write(PLACE, 10, 'latin1');
    expect((await cleaned(tagged, 'audio/mpeg')).equals(mp3())).toBe(true);
  });

  it.each([
    ['an Ogg with HTML behind its first page', 'audio/ogg', Buffer.concat([ogg().subarray(0, 48), word(HTML)])],
    ['an Ogg that ends too early', 'audio/ogg', ogg().subarray(0, 100)],
    ['a tag without sound', 'audio/mpeg', mp3().subarray(0, 42)],
    ['a tag and HTML', 'audio/mpeg', Buffer.concat([mp3().subarray(0, 42), word(HTML)])],
    ['a WAV without sound', 'audio/wav', wav(fmt)],
    ['a PDF without an end', 'application/pdf', pdf().subarray(0, 40)],
    ['a PDF with much behind it', 'application/pdf', Buffer.concat([pdf(), Buffer.alloc(17_000, 'x')])],
    ['a PDF behind much else', 'application/pdf', Buffer.concat([Buffer.alloc(1024, ' '), pdf()])],
    ['a WAV cut before its sound', 'audio/wav', wav(fmt, data).subarray(0, 36)],
    [
      'sound that is a picture alone',
      'audio/mp4',
      Buffer.concat([box('ftyp', word('M4A \0\0\0\0')), box('moov', track('vide')), box('mdat', uint(1))]),
    ],
  ])('a recording or a document is rejected if it is %s', async (_name, mime, bytes) => {
    await expect(cleaned(bytes, mime)).rejects.toMatchObject({ code: 'unsupported_type' });
  });
});
