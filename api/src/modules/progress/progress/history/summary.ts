import { juzParts, type Part, pages, surahs } from '../quran/structure.ts';
import type { Memory } from './memory.ts';

/** How much of a part is memorised, solid and to be strengthened (H3–H5). */
interface PartProgress {
  number: number;
  ayahs: number;
  memorised: number;
  solid: number;
  weak: number;
  /** Rounded down: 100 only if everything is memorised. */
  percent: number;
}

/** The same, with the last day on which any part of it was heard. */
interface HeardPart extends PartProgress {
  lastHeard: string | null;
}

function progressIn(memory: Memory, { number, first, last }: Part): HeardPart {
  let [memorised, weak] = [0, 0];
  let lastHeard: string | null = null;
  for (let id = first; id <= last; id += 1) {
    if (!memory.isMemorised(id)) continue;
    memorised += 1;
    if (memory.isWeak(id)) weak += 1;
    const heardOn = memory.heardOn(id);
    if (heardOn && (!lastHeard || heardOn > lastHeard)) lastHeard = heardOn;
  }
  const ayahs = last - first + 1;
  const percent = Math.floor((memorised * 100) / ayahs);
  return { number, ayahs, memorised, solid: memorised - weak, weak, percent, lastHeard };
}

const isAny = ({ memorised }: PartProgress) => memorised > 0;

const isWhole = ({ memorised, ayahs }: PartProgress) => memorised === ayahs;
const isApart = (one: Part, other: Part) => one.last < other.first || one.first > other.last;

/** The complete juz, and the complete pages outside of them, so that nothing is counted twice. */
function wholesOf(juz: readonly HeardPart[], heardPages: readonly HeardPart[]) {
  const wholeJuz = juzParts.filter((_, index) => juz[index] && isWhole(juz[index]));
  const isOutside = ({ number }: HeardPart) => {
    const page = pages[number - 1];
    return page !== undefined && wholeJuz.every((part) => isApart(page, part));
  };
  return { juz: wholeJuz.length, pages: heardPages.filter((page) => isWhole(page) && isOutside(page)).length };
}

const latestOf = (parts: readonly HeardPart[]) =>
  parts.reduce<string | null>(
    (latest, { lastHeard }) => ((lastHeard ?? '') > (latest ?? '') ? lastHeard : latest),
    null,
  );

/** The student's progress for responses; lists only surahs and pages with memorised ayahs. */
export function summaryOf(memory: Memory) {
  const juz = juzParts.map((part) => progressIn(memory, part));
  const heardPages = pages.map((part) => progressIn(memory, part)).filter(isAny);
  const sum = (name: 'memorised' | 'solid' | 'weak') => juz.reduce((total, part) => total + part[name], 0);
  return {
    ...{ memorised: sum('memorised'), solid: sum('solid'), weak: sum('weak') },
    whole: wholesOf(juz, heardPages),
    lastHeard: latestOf(juz),
    juz,
    surahs: surahs.map((part) => progressIn(memory, part)).filter(isAny),
    pages: heardPages,
  };
}
