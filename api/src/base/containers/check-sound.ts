import { MalformedFile, type StoredFile } from './stored-file.ts';

const OGG_HEADER = 27;

/** Pages of Ogg from the first byte to the last, the first one of a codec of sound. @throws MalformedFile. */
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

/** Chunks of RIFF: the format, the sound; all others are blanked. @throws MalformedFile. */
export async function cleanWav(file: StoredFile): Promise<void> {
  const found = new Set<string>();
  for (let position = 12; position + 8 <= file.size; ) {
    const header = await file.read(position, 8);
    const type = header.toString('latin1', 0, 4);
    const end = position + 8 + header.readUInt32LE(4);
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

const isFrame = (bytes: Buffer) => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;

/** An ID3 tag, which is blanked, then a frame of MPEG sound. @throws MalformedFile. */
export async function cleanMpegAudio(file: StoredFile): Promise<void> {
  const head = await file.read(0, 10);
  let position = 0;
  if (head.toString('latin1', 0, 3) === 'ID3') {
    const length = [...head.subarray(6, 10)].reduce((sum, byte) => sum * 128 + (byte & 127), 0);
    position = 10 + length;
    await file.zero(10, Math.min(position, file.size));
  }
  if (!isFrame(await file.read(position, 2))) throw new MalformedFile('it has no sound');
}
