import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { m4a, ogg, recording, webm } from '#testing/fixtures/media.fixture.ts';
import { cleanFile } from './clean-file.ts';
import { measureSound } from './measure-sound.ts';
import { soundSeconds } from './sound-seconds.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'academy-sound-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function withStored<Result>(
  bytes: Uint8Array,
  use: (handle: Awaited<ReturnType<typeof open>>) => Promise<Result>,
) {
  const file = path.join(folder, 'file');
  writeFileSync(file, bytes);
  const handle = await open(file, 'r+');
  return use(handle).finally(() => handle.close());
}

/** The length after cleaning, as for a stored file. */
const secondsOf = (bytes: Uint8Array, mime: string) =>
  withStored(bytes, async (handle) => {
    await cleanFile(handle, mime);
    return soundSeconds(handle, mime);
  });

function wav(seconds: number): Buffer {
  const rate = 8000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + rate * seconds, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt32LE(rate, 28);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(rate * seconds, 40);
  return Buffer.concat([head, Buffer.alloc(rate * seconds)]);
}

/** Frames of MPEG 1, layer 3, 128 kbit/s at 48 kHz: 384 bytes and 24 ms each. */
const frames = (count: number) =>
  Buffer.concat(
    Array.from({ length: count }, () => Buffer.concat([Buffer.of(0xff, 0xfb, 0x94, 0), Buffer.alloc(380)])),
  );
/** Frames of AAC in ADTS at 16 kHz: 100 bytes and 64 ms each. */
const adts = (count: number) =>
  Buffer.concat(
    Array.from({ length: count }, () =>
      Buffer.concat([Buffer.of(0xff, 0xf1, 0x60, 0x80, 0x0c, 0x9f, 0xfc), Buffer.alloc(93)]),
    ),
  );

function oggOf(samples: bigint): Buffer {
  const bytes = ogg();
  const last = bytes.lastIndexOf('OggS');
  bytes.writeBigInt64LE(samples, last + 6);
  return bytes;
}

describe('the length of a recording', () => {
  it.each([
    ['WebM of a browser, which does not say it', recording(7), 'audio/webm', 7],
    ['MP4 in one piece', m4a(9), 'audio/mp4', 9],
    ['MP4 in fragments', m4a(9, 'fragments'), 'audio/mp4', 9],
    ['MP4 in fragments of a preset length', m4a(9, 'preset'), 'audio/mp4', 9],
    ['Opus in Ogg', oggOf(48_000n * 5n), 'audio/ogg', 5],
    ['WAV', wav(3), 'audio/wav', 3],
    ['MP3', frames(125), 'audio/mpeg', 3],
    ['AAC', adts(125), 'audio/aac', 8],
  ])('the length of %s is counted from its content', async (_name, bytes, mime, seconds) => {
    expect(await secondsOf(bytes, mime)).toBeCloseTo(seconds);
  });

  it('the length of an MP4 is that of its samples, even if its header states a shorter time', async () => {
    const bytes = m4a(400);
    bytes.writeUInt32BE(5000, bytes.indexOf('mdhd') + 4 + 16);
    expect(await secondsOf(bytes, 'audio/mp4')).toBe(400);
  });

  const limited = (bytes: Uint8Array, mime: string) =>
    withStored(bytes, (handle) => measureSound(handle, mime, { field: 'file', max: 180 }));

  it('a recording slightly over the limit gets the longest allowed length, a longer one is rejected', async () => {
    expect(await limited(recording(181), 'audio/webm')).toBe(180);
    await expect(limited(recording(183), 'audio/webm')).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ path: 'file', code: 'too_long' }],
    });
  });

  it('a recording without times is rejected as damaged, and a very short one lasts one second', async () => {
    const silent = m4a(9);
    silent.writeUInt32BE(0, silent.indexOf('mdhd') + 4 + 12);
    await expect(limited(silent, 'audio/mp4')).rejects.toMatchObject({ code: 'unsupported_type' });
    expect(await limited(webm(), 'audio/webm')).toBe(1);
  });
});
