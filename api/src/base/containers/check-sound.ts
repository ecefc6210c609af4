import { findFrame, isFrame } from './mpeg-frames.ts';
import { MalformedFile, type StoredFile } from './stored-file.ts';

const OGG_HEADER = 27;

/** Checks pages of Ogg from first to last byte; the first page must be of a sound codec. @throws MalformedFile. */
export async function checkOgg(file: StoredFile): Promise<void> {
  const first = (await file.readUpTo(0, 512)).toString('latin1');
  const isKnown = ['OpusHead', '\x01vorbis', 'Speex   ', '\x7fFLAC'].some((codec) => first.includes(codec));
  if (!isKnown) throw new MalformedFile('it is of no known codec');
  let pages = 0;
  for (let position = 0; position < file.size; pages += 1) {
    const header = await file.read(position, OGG_HEADER);
    if (header.toString('latin1', 0, 4) !== 'OggS') throw new MalformedFile('a page is missing');
    const lengths = await file.read(position + OGG_HEADER, header[26] ?? 0);
    position += OGG_HEADER + lengths.length + lengths.reduce((sum, length) => sum + length, 0);
    if (position > file.size) throw new MalformedFile('a page does not fit');
  }
  if (pages < 2) throw new MalformedFile('it has no content');
}

/**
 * Whether the size of the sound cannot be true: a recorder that does not know the length writes zero or the greatest
 * number, and a file that was cut off while it was copied ends before the sound does.
 */
const isWrongSize = (size: number, room: number) => size === 0 || size > room;

/** The size of the part behind the sound that fits into the file: what the end of a cut file says is not known. */
const fitting = (size: number, room: number, hasSound: boolean) => (hasSound ? Math.min(size, room) : size);

/** Sound of unknown size reaches to the end of the file; its size is written into the header. @returns the size. */
async function finishSound(file: StoredFile, position: number): Promise<number> {
  const size = file.size - position - 8;
  const field = Buffer.alloc(4);
  field.writeUInt32LE(size);
  await file.write(position + 4, field);
  field.writeUInt32LE(file.size - 8);
  await file.write(4, field);
  return size;
}

/** Keeps the RIFF chunks of format and sound, and blanks all others. @throws MalformedFile. */
export async function cleanWav(file: StoredFile): Promise<void> {
  const found = new Set<string>();
  for (let position = 12; position + 8 <= file.size; ) {
    const header = await file.read(position, 8);
    const type = header.toString('latin1', 0, 4);
    const said = header.readUInt32LE(4);
    const room = file.size - position - 8;
    const isSound = type === 'data' && found.has('fmt ');
    const size = isSound && isWrongSize(said, room) ? await finishSound(file, position) : said;
    const end = position + 8 + fitting(size, room, found.has('data'));
    if (end > file.size) throw new MalformedFile('a chunk does not fit');
    found.add(type);
    if (!['fmt ', 'data', 'fact'].includes(type)) {
      await file.write(position, Buffer.from('JUNK'));
      await file.zero(position + 8, end);
    }
    position = end + (end % 2);
  }
  if (!found.has('fmt ') || !found.has('data')) throw new MalformedFile('it has no sound');
}

const ID3 = 10;
const MOST_TAGS = 16;

/** The end of the ID3 tag at a position, as the tag states it; without a tag the position itself. */
async function endOfTag(file: StoredFile, position: number): Promise<number> {
  const head = await file.readUpTo(position, ID3);
  if (head.length < ID3 || head.toString('latin1', 0, 3) !== 'ID3') return position;
  return position + ID3 + head.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
}

/** The same for all tags at the start of a file. */
async function endOfTags(file: StoredFile): Promise<number> {
  let end = 0;
  for (let tag = 0; tag < MOST_TAGS; tag += 1) end = await endOfTag(file, end);
  return end;
}

/** The bytes before the sound become one empty tag, which players skip. */
async function blankBefore(file: StoredFile, sound: number, tags: number): Promise<void> {
  if (sound === tags && tags === (await endOfTag(file, 0))) return file.zero(ID3, sound);
  await file.zero(0, sound);
  if (sound < ID3) return;
  const length = sound - ID3;
  const digits = [21, 14, 7, 0].map((bits) => (length >> bits) & 127);
  await file.write(0, Buffer.from([...Buffer.from('ID3'), 3, 0, 0, ...digits]));
}

/** Blanks ID3 tags and all else before the sound, then checks the frames of MPEG sound. @throws MalformedFile. */
export async function cleanMpegAudio(file: StoredFile): Promise<void> {
  const tags = await endOfTags(file);
  let sound = tags;
  if (!isFrame(await file.readUpTo(tags, 2))) {
    // A wrong length may also point behind the first frames.
    const behind = await findFrame(file, tags);
    sound = behind >= 0 ? behind : await findFrame(file, 0);
  }
  if (sound < 0) throw new MalformedFile('it has no sound');
  if (sound > 0) await blankBefore(file, sound, tags);
}
