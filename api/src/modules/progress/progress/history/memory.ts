import { type Range, spansOf } from '../quran/ranges.ts';
import { AYAHS, type Part, pageOf, pages } from '../quran/structure.ts';
import { type Entry, type History, MEMORISED_FROM, WEAK_TO, type WeakPage } from './history.ts';
import { FIRST_INTERVAL, nextInterval } from './intervals.ts';

/** H7: this many pages, the last memorised ones, belong to the near revision. */
const NEAR_PAGES = 20;

/** A page that is revised completely, since half of it or more is memorised (H7). */
export interface RevisedPage {
  page: number;
  /** The day on which it was last heard, or recorded as known. */
  heardOn: string;
  /** The quality of that hearing; null for a page known before. */
  quality: number | null;
  /** Days from that day until it is due, when it is in the far revision. */
  interval: number;
  /** D156: the day of an exam that found it weak; null if a class has heard it since. */
  examinedOn: string | null;
  /** The number of the class that heard it last; 0 if none has. */
  heardIn: number;
}

/** A span of an entry with the number of its class; the pages that the class touched are added to it. */
interface HeardSpan {
  first: number;
  last: number;
  number: number;
  touched: number[];
}

/** What a student has memorised and when it was heard, computed from the history. Keyed by ids of ayahs, from 1. */
export class Memory {
  readonly revised: RevisedPage[] = [];
  readonly #memorised = new Uint8Array(AYAHS + 1);
  readonly #quality = new Uint8Array(AYAHS + 1);
  /** The number of the class that heard each ayah last, from 1. */
  readonly #heardIn = new Uint32Array(AYAHS + 1);
  readonly #dates: string[] = [''];
  /** The number of the class in which each ayah was memorised; 0 if it was known before. */
  readonly #learntIn = new Uint32Array(AYAHS + 1);
  readonly #memorisedOf = new Uint16Array(pages.length + 1);
  /** By page: its position among the revised pages, from 1. */
  readonly #placeOf = new Uint16Array(pages.length + 1);
  /** By page: the lowest quality in the class being processed; 0 between classes. */
  readonly #lowest = new Uint8Array(pages.length + 1);

  isMemorised(id: number): boolean {
    return this.#memorised[id] === 1;
  }

  /** H4: memorised, but with a low quality at the last hearing. */
  isWeak(id: number): boolean {
    const quality = this.#quality[id] ?? 0;
    return this.isMemorised(id) && quality > 0 && quality <= WEAK_TO;
  }

  /** The day on which an ayah was last heard. */
  heardOn(id: number): string | null {
    return this.#dates[this.#heardIn[id] ?? 0] || null;
  }

  /** The day of the class in which an ayah was memorised; null if it was known before, or is not memorised. */
  learntOn(id: number): string | null {
    return this.#dates[this.#learntIn[id] ?? 0] || null;
  }

  /** H7: whether a revised page, given by its position, is one of the last memorised ones. */
  isNear(rank: number, count: number = this.revised.length): boolean {
    return count - rank <= NEAR_PAGES;
  }

  know(range: Range, date: string): void {
    const known = new Set<number>();
    for (const [first, last] of spansOf(range))
      for (let id = first; id <= last; id += 1) {
        this.#memorise(id, 0);
        known.add(pageOf(id));
      }
    for (const page of known) this.#revise(page, { heardOn: date, quality: null, heardIn: 0 });
  }

  /** @returns the number of the class, from 1. */
  hear(entries: readonly Entry[], date: string): number {
    const number = this.#dates.push(date) - 1;
    const touched: number[] = [];
    for (const entry of entries)
      for (const [first, last] of spansOf(entry)) this.#hearSpan(entry, { first, last, number, touched });
    this.#hearPages(touched, number, date);
    for (const page of touched) this.#lowest[page] = 0;
    return number;
  }

  /** D156: after all classes. @param after the number of the last class before the exam. */
  examine({ page, on }: WeakPage, after: number): void {
    const revised = this.revised[(this.#placeOf[page] ?? 0) - 1];
    if (revised && revised.heardIn <= after) revised.examinedOn = on;
  }

  /** Works page by page, so that `fill` is the only step for each ayah. */
  #hearSpan({ kind, quality }: Entry, { first, last, number, touched }: HeardSpan): void {
    const isLesson = kind === 'new' && quality >= MEMORISED_FROM;
    this.#heardIn.fill(number, first, last + 1);
    this.#quality.fill(quality, first, last + 1);
    if (isLesson) for (let id = first; id <= last; id += 1) this.#memorise(id, number);
    for (let page = pageOf(first); page <= pageOf(last); page += 1) {
      const lowest = this.#lowest[page] ?? 0;
      if (lowest === 0) touched.push(page);
      if (lowest === 0 || quality < lowest) this.#lowest[page] = quality;
    }
  }

  #memorise(id: number, number: number): void {
    if (this.isMemorised(id)) return;
    this.#memorised[id] = 1;
    this.#learntIn[id] = number;
    const page = pageOf(id);
    this.#memorisedOf[page] = (this.#memorisedOf[page] ?? 0) + 1;
  }

  /** The number of memorised ayahs of a page that a class has heard. */
  #heardOf({ first, last }: Part, number: number): number {
    const [heardIn, memorised] = [this.#heardIn, this.#memorised];
    let count = 0;
    for (let id = first; id <= last; id += 1) if (heardIn[id] === number && memorised[id] === 1) count += 1;
    return count;
  }

  #hearPages(touched: readonly number[], number: number, heardOn: string): void {
    const count = this.revised.length;
    for (const page of touched) {
      const part = pages[page - 1];
      const quality = this.#lowest[page] ?? 0;
      const rank = (this.#placeOf[page] ?? 0) - 1;
      const revised = this.revised[rank];
      if (!revised) this.#revise(page, { heardOn, quality, heardIn: number });
      else if (part && this.#heardOf(part, number) * 2 >= (this.#memorisedOf[page] ?? 0)) {
        revised.heardOn = heardOn;
        revised.heardIn = number;
        revised.quality = quality;
        revised.interval = this.#intervalAfter(revised, quality, this.isNear(rank, count));
      }
    }
  }

  /** While a page is near, its interval stays at the first one, or at a shorter one after a low quality. */
  #intervalAfter({ interval }: RevisedPage, quality: number, isNear: boolean): number {
    return isNear ? Math.min(FIRST_INTERVAL, nextInterval(FIRST_INTERVAL, quality)) : nextInterval(interval, quality);
  }

  /** A page becomes a revised page when half of it is memorised, and stays one. */
  #revise(page: number, heard: Pick<RevisedPage, 'heardOn' | 'quality' | 'heardIn'>): void {
    const part = pages[page - 1];
    if (!part || (this.#placeOf[page] ?? 0) > 0) return;
    if ((this.#memorisedOf[page] ?? 0) * 2 < part.last - part.first + 1) return;
    this.#placeOf[page] = this.revised.push({ page, ...heard, interval: FIRST_INTERVAL, examinedOn: null });
  }
}

/** Computes the memory from a history; all entries of a class count as one hearing (H10). */
export function remember({ known, entries, weakInExam = [] }: History): Memory {
  const memory = new Memory();
  for (const range of known) memory.know(range, range.date);
  const classes = new Map<number, Entry[]>();
  for (const entry of entries) {
    const heard = classes.get(entry.classId);
    if (heard) heard.push(entry);
    else classes.set(entry.classId, [entry]);
  }
  const numbers = new Map<number | null, number>();
  for (const [classId, heard] of classes) numbers.set(classId, memory.hear(heard, heard[0]?.date ?? ''));
  for (const weak of weakInExam) memory.examine(weak, numbers.get(weak.classId) ?? 0);
  return memory;
}
