import type { FileHandle } from 'node:fs/promises';
import { mp4Seconds } from './mp4-seconds.ts';
import { findFrame, frameOf } from './mpeg-frames.ts';
import { MalformedFile, StoredFile } from './stored-file.ts';
import { webmSeconds } from './webm-seconds.ts';

const OGG_HEADER = 27;
const OPUS_RATE = 48_000;

/** The sample rate of an Ogg stream, and how many samples are skipped at its start, from its first page. */
function oggClock(first: Buffer): { rate: number; skipped: number } {
  const opus = first.indexOf('OpusHead');
  if (opus >= 0) return { rate: OPUS_RATE, skipped: first.readUInt16LE(opus + 10) };
  const vorbis = first.indexOf('\x01vorbis');
  if (vorbis >= 0) return { rate: first.readUInt32LE(vorbis + 12), skipped: 0 };
  const speex = first.indexOf('Speex   ');
  if (speex >= 0) return { rate: first.readUInt32LE(speex + 36), skipped: 0 };
  const flac = first.indexOf('\x7fFLAC');
  if (flac >= 0) return { rate: first.readUIntBE(flac + 27, 3) >> 4, skipped: 0 };
  throw new MalformedFile('it is of no known codec');
}

/** Each page states the number of samples up to its end. */
async function oggSeconds(file: StoredFile): Promise<number> {
  const { rate, skipped } = oggClock(Buffer.concat([await file.readUpTo(0, 512), Buffer.alloc(64)]));
  let samples = 0;
  for (let position = 0; position < file.size; ) {
    const header = await file.read(position, OGG_HEADER);
    const played = header.readBigInt64LE(6);
    if (played > 0n) samples = Math.max(samples, Number(played) - skipped);
    const lengths = await file.read(position + OGG_HEADER, header[26] ?? 0);
    position += OGG_HEADER + lengths.length + lengths.reduce((sum, length) => sum + length, 0);
  }
  return samples / rate;
}

async function wavSeconds(file: StoredFile): Promise<number> {
  let [rate, bytes] = [0, 0];
  for (let position = 12; position + 8 <= file.size; ) {
    const header = await file.read(position, 8);
    const type = header.toString('latin1', 0, 4);
    const size = header.readUInt32LE(4);
    if (type === 'fmt ') rate = (await file.read(position + 8, 12)).readUInt32LE(8);
    if (type === 'data') bytes += size;
    position += 8 + size + (size % 2);
  }
  return bytes / rate;
}

/** Adds up consecutive frames and skips the bytes between them. */
async function mpegSeconds(file: StoredFile): Promise<number> {
  let seconds = 0;
  for (let position = await findFrame(file, 0); position >= 0; position = await findFrame(file, position)) {
    let frame = await frameOf(file, position);
    while (frame) {
      seconds += frame.seconds;
      position += frame.length;
      frame = await frameOf(file, position);
    }
  }
  return seconds;
}

const clocks: Record<string, (file: StoredFile) => Promise<number>> = {
  'audio/webm': webmSeconds,
  'audio/mp4': mp4Seconds,
  'audio/ogg': oggSeconds,
  'audio/wav': wavSeconds,
  'audio/mpeg': mpegSeconds,
  'audio/aac': mpegSeconds,
};

/**
 * The length of a recording by its content, not by its header: a browser writes none. For files that `cleanFile` has
 * accepted. @throws MalformedFile if the length is unknown.
 */
export async function soundSeconds(handle: FileHandle, mime: string): Promise<number> {
  const read = clocks[mime];
  if (!read) throw new Error(`no length of ${mime}`);
  const seconds = await read(new StoredFile(handle, (await handle.stat()).size));
  if (!Number.isFinite(seconds)) throw new MalformedFile('it has no clock');
  return seconds;
}
