import { type Element, readElement, voidElement } from './ebml.ts';
import { MalformedFile, type StoredFile } from './stored-file.ts';

const ids = { header: 0x1a45dfa3, segment: 0x18538067, cluster: 0x1f43b675, trackType: 0x83 } as const;
const tracksOf = { video: 1, audio: 2 } as const;

/** Elements whose children are read: Info, Tracks, a track. */
const containers = new Set([0x1549a966, 0x1654ae6b, 0xae]);
/** Required elements that may be empty: names of programs. */
const emptied = new Set([0x4d80, 0x5741]);
const kept = new Set<number>([
  // SeekHead, Cues, CRC-32.
  ...[0x114d9b74, 0x1c53bb6b, 0xbf],
  // In Info: scale of times, duration.
  ...[0x2ad7b1, 0x4489],
  // In a track: numbers, type, flags, durations, language, codec, picture, sound, encodings.
  ...[0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x55ee, 0x22b59c, 0x22b59d],
  ...[0x86, 0x63a2, 0x56aa, 0x56bb, 0xe0, 0xe1, 0x6d80, 0xaa, 0x41e4],
  // In a cluster: time, position, size before, blocks.
  ...[0xe7, 0xa7, 0xab, 0xa3, 0xa0],
]);

/** Enough blocks for hours of sound. */
const MAX_ELEMENTS = 500_000;

/** Cleans one WebM file. */
class WebmCleaner {
  readonly #file: StoredFile;
  readonly #tracks: number[] = [];
  #elements = 0;

  constructor(file: StoredFile) {
    this.#file = file;
  }

  async clean(track: 'video' | 'audio'): Promise<void> {
    const header = await readElement(this.#file, 0, this.#file.size);
    if (header.id !== ids.header || header.end === null) throw new MalformedFile('it has no header');
    const segment = await readElement(this.#file, header.end, this.#file.size);
    const end = segment.end ?? this.#file.size;
    if (segment.id !== ids.segment || end !== this.#file.size) throw new MalformedFile('it is not one segment');
    const clusters = await this.#cleanChildren(segment.content, end);
    if (clusters === 0) throw new MalformedFile('it has no content');
    if (!this.#tracks.includes(tracksOf[track])) throw new MalformedFile(`it has no track of ${track}`);
  }

  /** @returns the number of clusters. */
  async #cleanChildren(start: number, end: number): Promise<number> {
    let clusters = 0;
    for (let position = start; position < end; ) {
      const element = await readElement(this.#file, position, end);
      this.#elements += 1;
      if (this.#elements > MAX_ELEMENTS) throw new MalformedFile('it has too many elements');
      if (element.id === ids.cluster) clusters += 1;
      position = await this.#cleanOne(element);
    }
    return clusters;
  }

  /** @returns the position of the next element. */
  async #cleanOne({ id, start, content, end }: Element): Promise<number> {
    // The children of a cluster of unknown size are read as if they followed it.
    if (id === ids.cluster) return content;
    if (end === null) throw new MalformedFile('an element has no size');
    if (containers.has(id)) await this.#cleanChildren(content, end);
    else if (emptied.has(id)) await this.#file.zero(content, end);
    else if (!kept.has(id)) await voidElement(this.#file, start, content, end);
    if (id === ids.trackType && end > content) this.#tracks.push((await this.#file.read(end - 1, 1))[0] ?? 0);
    return end;
  }
}

/**
 * Checks that a file is a complete WebM, and blanks all but picture and sound in place: tags, attachments, chapters,
 * names, times. Every offset stays.
 * @throws MalformedFile.
 */
export const cleanWebm = (file: StoredFile, track: 'video' | 'audio'): Promise<void> =>
  new WebmCleaner(file).clean(track);
