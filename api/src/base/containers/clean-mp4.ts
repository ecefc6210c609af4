import { type Box, BoxReader } from './mp4-boxes.ts';
import { sampleRanges, within } from './mp4-samples.ts';
import { MalformedFile, type StoredFile } from './stored-file.ts';

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'moof', 'traf', 'mvex']);
/** Place, camera, names, previews, and the content of gaps. */
const metadata = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide', 'loci', 'ilst', 'XMP_', 'Exif']);
/** All other boxes at the top level are blanked too. */
const topLevel = new Set(['ftyp', 'styp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix', 'pdin']);
/** Picture, sound and subtitles. Samples of other tracks, such as places, are blanked. */
const keptHandlers = new Set(['vide', 'soun', 'subt', 'sbtl', 'text', 'clcp', 'tmcd']);
/** The encoder's name, written by the camera, in the sample entry of a video. */
const ENCODER = { start: 16 + 42, end: 16 + 42 + 32 };

const isMetadata = ({ type }: Box) => metadata.has(type) || type.startsWith('\xa9');

async function blank(file: StoredFile, box: Box): Promise<void> {
  await file.write(box.start + 4, Buffer.from('free'));
  await file.zero(box.content, box.end);
}

/** Blanks the times of recording and of changes. */
async function blankTimes(file: StoredFile, box: Box): Promise<void> {
  const [version] = await file.read(box.content, 1);
  await file.zero(box.content + 4, Math.min(box.end, box.content + (version === 1 ? 20 : 12)));
}

const find = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type);

/** The kind of a track; the name that follows may be a camera's and is blanked. */
async function readHandler(file: StoredFile, mediaBoxes: readonly Box[]): Promise<string> {
  const box = find(mediaBoxes, 'hdlr');
  if (!box || box.end - box.content < 12) throw new MalformedFile('a track has no handler');
  await file.zero(box.content + 12, box.end);
  return (await file.read(box.content + 8, 4)).toString('latin1');
}

/** Cleans one file of the MP4 family. */
class Mp4Cleaner {
  readonly #file: StoredFile;
  readonly #reader: BoxReader;
  readonly #handlers: string[] = [];
  #data: Box[] = [];

  constructor(file: StoredFile) {
    this.#file = file;
    this.#reader = new BoxReader(file);
  }

  async clean(track: 'vide' | 'soun'): Promise<void> {
    const boxes = await this.#reader.boxes(0, this.#file.size);
    if (boxes[0]?.type !== 'ftyp') throw new MalformedFile('it does not start with its type');
    this.#data = boxes.filter(({ type, content, end }) => type === 'mdat' && end > content);
    if (!find(boxes, 'moov') || this.#data.length === 0) throw new MalformedFile('it has no content');
    for (const box of boxes) if (!topLevel.has(box.type)) await blank(this.#file, box);
    await this.#cleanAll(boxes.filter(({ type }) => topLevel.has(type)));
    const isFragmented = find(boxes, 'moof') !== undefined;
    if (isFragmented && this.#handlers.some((handler) => !keptHandlers.has(handler)))
      throw new MalformedFile('its fragments have a track of something else');
    if (!this.#handlers.includes(track)) throw new MalformedFile(`it has no track of ${track}`);
  }

  async #cleanAll(boxes: readonly Box[]): Promise<void> {
    for (const box of boxes) {
      if (isMetadata(box)) await blank(this.#file, box);
      else if (['mvhd', 'tkhd', 'mdhd'].includes(box.type)) await blankTimes(this.#file, box);
      else if (box.type === 'mdia') await this.#cleanMedia(await this.#reader.children(box));
      else if (containers.has(box.type)) await this.#cleanAll(await this.#reader.children(box));
    }
  }

  async #cleanMedia(boxes: readonly Box[]): Promise<void> {
    const handler = await readHandler(this.#file, boxes);
    this.#handlers.push(handler);
    const information = find(boxes, 'minf');
    const table = information && find(await this.#reader.children(information), 'stbl');
    if (table && handler === 'vide') await this.#blankEncoder(table);
    if (table && !keptHandlers.has(handler)) await this.#blankSamples(table);
    await this.#cleanAll(boxes);
  }

  async #blankEncoder(table: Box): Promise<void> {
    const box = find(await this.#reader.children(table), 'stsd');
    if (box && box.end >= box.content + ENCODER.end)
      await this.#file.zero(box.content + ENCODER.start, box.content + ENCODER.end);
  }

  async #blankSamples(table: Box): Promise<void> {
    const ranges = await sampleRanges(this.#file, this.#reader, table);
    const data = this.#data.map(({ content, end }) => ({ start: content, end }));
    for (const { start, end } of within(ranges, data)) await this.#file.zero(start, end);
  }
}

/**
 * Checks that a file is a complete MP4, MOV or M4A, and blanks all but picture and sound in place: location, camera,
 * times, names, previews. Every offset stays.
 * @throws MalformedFile.
 */
export const cleanMp4 = (file: StoredFile, track: 'vide' | 'soun'): Promise<void> => new Mp4Cleaner(file).clean(track);
