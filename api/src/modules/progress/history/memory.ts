import { spansOf } from '../quran/ranges.ts';
import { AYAHS, pageOf, pages } from '../quran/structure.ts';
import { type Entry, type History, MEMORISED_FROM, WEAK_TO } from './history.ts';
import { FIRST_INTERVAL, nextInterval } from './intervals.ts';

/** H7: of so many pages, those memorised last, the revision is near. */
const NEAR_PAGES = 20;

/** A page that is revised as one, being memorised by half or more (H7). */
export interface RevisedPage {
  page: number;
  /** The day on which it was last heard, or recorded as known. */
  heardOn: string;
  /** Of that hearing; null for what was known before. */
  quality: number | null;
  /** Days from then on until it is due, once it is far. */
  interval: number;
}

/** What a class covers of a page: how many memorised ayahs, and the lowest quality. */
interface Hearing {
  ayahs: number;
  quality: number;
}

/** What a student has memorised and when it was heard, as it follows from the history. By ids of ayahs, from 1. */
export class Memory {
  readonly revised: RevisedPage[] = [];
  readonly #memorised = new Uint8Array(AYAHS + 1);
  readonly #quality = new Uint8Array(AYAHS + 1);
  /** The number of the class that heard an ayah last, from 1. */
  readonly #heardIn = new Uint32Array(AYAHS + 1);
  readonly #dates: string[] = [''];
  readonly #memorisedOf = new Uint16Array(pages.length + 1);
  readonly #rankOf = new Map<number, number>();

  isMemorised(id: number): boolean {
    return this.#memorised[id] === 1;
  }

  /** H4: memorised, but heard last with a low quality. */
  isWeak(id: number): boolean {
    const quality = this.#quality[id] ?? 0;
    return this.isMemorised(id) && quality > 0 && quality <= WEAK_TO;
  }

  /** The day on which an ayah was last heard. */
  heardOn(id: number): string | null {
    return this.#dates[this.#heardIn[id] ?? 0] || null;
  }

  /** H7: whether a revised page, by its place among them, is one of those memorised last. */
  isNear(rank: number, count: number = this.revised.length): boolean {
    return count - rank <= NEAR_PAGES;
  }

  know(ids: readonly number[], date: string): void {
    for (const id of ids) this.#memorise(id);
    for (const page of new Set(ids.map(pageOf))) this.#revise(page, { heardOn: date, quality: null });
  }

  hear(entries: readonly Entry[], date: string): void {
    const number = this.#dates.push(date) - 1;
    const heard: number[] = [];
    const lowest = new Map<number, number>();
    for (const entry of entries) {
      for (const id of idsOf(entry)) {
        if (this.#heardIn[id] !== number) heard.push(id);
        this.#heardIn[id] = number;
        this.#quality[id] = entry.quality;
        if (entry.kind === 'new' && entry.quality >= MEMORISED_FROM) this.#memorise(id);
        const page = pageOf(id);
        lowest.set(page, Math.min(lowest.get(page) ?? entry.quality, entry.quality));
      }
    }
    this.#hearPages(this.#hearingsOf(heard, lowest), date);
  }

  #memorise(id: number): void {
    if (this.isMemorised(id)) return;
    this.#memorised[id] = 1;
    const page = pageOf(id);
    this.#memorisedOf[page] = (this.#memorisedOf[page] ?? 0) + 1;
  }

  #hearingsOf(heard: readonly number[], lowest: ReadonlyMap<number, number>): Map<number, Hearing> {
    const hearings = new Map<number, Hearing>();
    for (const id of heard) {
      if (!this.isMemorised(id)) continue;
      const page = pageOf(id);
      const { ayahs, quality } = hearings.get(page) ?? { ayahs: 0, quality: lowest.get(page) ?? MEMORISED_FROM };
      hearings.set(page, { ayahs: ayahs + 1, quality });
    }
    return hearings;
  }

  #hearPages(hearings: ReadonlyMap<number, Hearing>, date: string): void {
    const count = this.revised.length;
    for (const [page, { ayahs, quality }] of hearings) {
      const rank = this.#rankOf.get(page);
      const revised = rank === undefined ? undefined : this.revised[rank];
      if (rank === undefined || !revised) this.#revise(page, { heardOn: date, quality });
      else if (ayahs * 2 >= (this.#memorisedOf[page] ?? 0)) {
        const days = this.isNear(rank, count) ? FIRST_INTERVAL : revised.interval;
        const interval = nextInterval(days, quality);
        Object.assign(revised, { heardOn: date, quality });
        revised.interval = this.isNear(rank, count) ? Math.min(FIRST_INTERVAL, interval) : interval;
      }
    }
  }

  /** A page becomes one that is revised once half of it is memorised, and stays one. */
  #revise(page: number, heard: Pick<RevisedPage, 'heardOn' | 'quality'>): void {
    const part = pages[page - 1];
    if (!part || this.#rankOf.has(page)) return;
    if ((this.#memorisedOf[page] ?? 0) * 2 < part.last - part.first + 1) return;
    this.#rankOf.set(page, this.revised.length);
    this.revised.push({ page, ...heard, interval: FIRST_INTERVAL });
  }
}

function* idsOf(entry: Parameters<typeof spansOf>[0]): Generator<number> {
  for (const [first, last] of spansOf(entry)) for (let id = first; id <= last; id += 1) yield id;
}

/** What follows from a history; a class counts once, whatever was recorded in it (H10). */
export function remember({ known, entries }: History): Memory {
  const memory = new Memory();
  for (const range of known) memory.know([...idsOf(range)], range.date);
  const classes = new Map<number, Entry[]>();
  for (const entry of entries) {
    const heard = classes.get(entry.classId);
    if (heard) heard.push(entry);
    else classes.set(entry.classId, [entry]);
  }
  for (const heard of classes.values()) memory.hear(heard, heard[0]?.date ?? '');
  return memory;
}
