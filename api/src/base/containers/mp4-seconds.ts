import { type Box, BoxReader } from './mp4-boxes.ts';
import { MalformedFile, type StoredFile } from './stored-file.ts';

/** The most bytes of one table that are held in memory. */
const MAX_TABLE = 8 * 1024 * 1024;

/** Bits of `tfhd` and `trun` that state which fields follow. */
const BASE_OFFSET = 0x1;
const SAMPLE_DESCRIPTION = 0x2;
const DEFAULT_DURATION = 0x8;
const DATA_OFFSET = 0x1;
const FIRST_FLAGS = 0x4;
const OWN_DURATION = 0x100;
const otherSampleFields = [0x200, 0x400, 0x800];

/** Counts the samples of one MP4. */
class Mp4Clock {
  readonly #file: StoredFile;
  readonly #reader: BoxReader;
  /** The default duration of a fragment's sample, if neither sample nor fragment states one. */
  #preset = 0;
  #ticks = 0;
  #stated = 0;
  #rate = 0;

  constructor(file: StoredFile) {
    this.#file = file;
    this.#reader = new BoxReader(file);
  }

  async seconds(): Promise<number> {
    const boxes = await this.#reader.boxes(0, this.#file.size);
    for (const box of boxes.filter(({ type }) => type === 'moov')) await this.#readMovie(box);
    for (const box of boxes.filter(({ type }) => type === 'moof')) await this.#readFragment(box);
    if (this.#rate === 0) throw new MalformedFile('it has no clock');
    return Math.max(this.#stated, this.#ticks) / this.#rate;
  }

  /** The first box of each type along a path. */
  async #find(box: Box, ...path: string[]): Promise<Box | undefined> {
    let found: Box | undefined = box;
    for (const type of path) found = found && (await this.#reader.children(found)).find((each) => each.type === type);
    return found;
  }

  async #content({ type, content, end }: Box): Promise<Buffer> {
    if (end - content > MAX_TABLE) throw new MalformedFile(`${type} is too long`);
    const bytes = await this.#file.read(content, end - content);
    if (bytes.length < 4) throw new MalformedFile(`${type} is empty`);
    return bytes;
  }

  async #readMovie(movie: Box): Promise<void> {
    const preset = await this.#find(movie, 'mvex', 'trex');
    if (preset) this.#preset = at(await this.#content(preset), 12);
    const tracks = (await this.#reader.children(movie)).filter(({ type }) => type === 'trak');
    for (const track of tracks) {
      const handler = await this.#find(track, 'mdia', 'hdlr');
      if (handler && (await this.#content(handler)).toString('latin1', 8, 12) === 'soun') await this.#readTrack(track);
    }
  }

  async #readTrack(track: Box): Promise<void> {
    const [header, times] = [
      await this.#find(track, 'mdia', 'mdhd'),
      await this.#find(track, 'mdia', 'minf', 'stbl', 'stts'),
    ];
    if (!header) throw new MalformedFile('it has no clock');
    const bytes = await this.#content(header);
    const isLong = bytes[0] === 1;
    this.#rate = at(bytes, isLong ? 20 : 12);
    const stated = isLong ? Number(bytes.length >= 32 ? bytes.readBigUInt64BE(24) : 0n) : at(bytes, 16);
    // All bits set means unknown.
    this.#stated = stated >= 0xffffffff ? 0 : stated;
    if (!times) return;
    const table = await this.#content(times);
    for (let entry = 8; entry + 8 <= table.length; entry += 8) this.#ticks += at(table, entry) * at(table, entry + 4);
  }

  async #readFragment(fragment: Box): Promise<void> {
    for (const track of await this.#reader.children(fragment)) {
      if (track.type !== 'traf') continue;
      const header = await this.#find(track, 'tfhd');
      const preset = header ? presetOf(await this.#content(header)) : 0;
      const runs = (await this.#reader.children(track)).filter(({ type }) => type === 'trun');
      for (const run of runs) this.#ticks += ticksOf(await this.#content(run), preset || this.#preset);
    }
  }
}

/** @throws MalformedFile if the box is too short. */
function at(bytes: Buffer, position: number): number {
  if (bytes.length < position + 4) throw new MalformedFile('a box is too short');
  return bytes.readUInt32BE(position);
}

const flagsOf = (bytes: Buffer) => at(bytes, 0) & 0xffffff;

/** The default duration of a fragment's sample from `tfhd`; 0 if it has none. */
function presetOf(header: Buffer): number {
  const flags = flagsOf(header);
  if ((flags & DEFAULT_DURATION) === 0) return 0;
  return at(header, 8 + (flags & BASE_OFFSET ? 8 : 0) + (flags & SAMPLE_DESCRIPTION ? 4 : 0));
}

/** The total duration of a `trun`'s samples. */
function ticksOf(run: Buffer, preset: number): number {
  const flags = flagsOf(run);
  const count = at(run, 4);
  if ((flags & OWN_DURATION) === 0) return count * preset;
  const width = 4 + 4 * otherSampleFields.filter((field) => flags & field).length;
  let position = 8 + (flags & DATA_OFFSET ? 4 : 0) + (flags & FIRST_FLAGS ? 4 : 0);
  let ticks = 0;
  for (let sample = 0; sample < count; sample += 1, position += width) ticks += at(run, position);
  return ticks;
}

/** The duration of the sound's samples, or the one in the header if that is longer. */
export const mp4Seconds = (file: StoredFile): Promise<number> => new Mp4Clock(file).seconds();
