import { juzParts, type Part, pages, surahs } from '../quran/structure.ts';
import type { Memory } from './memory.ts';

/** How much of a part is memorised, solid and to be strengthened (H3–H5). */
interface PartProgress {
  number: number;
  ayahs: number;
  memorised: number;
  solid: number;
  weak: number;
  /** Rounded down: 100 only where all is memorised. */
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

/** The student's progress as it is shown; lists only surahs and pages with something memorised. */
export function summaryOf(memory: Memory) {
  const juz = juzParts.map((part) => progressIn(memory, part));
  const sum = (name: 'memorised' | 'solid' | 'weak') => juz.reduce((total, part) => total + part[name], 0);
  return {
    ...{ memorised: sum('memorised'), solid: sum('solid'), weak: sum('weak') },
    juz,
    surahs: surahs.map((part) => progressIn(memory, part)).filter(isAny),
    pages: pages.map((part) => progressIn(memory, part)).filter(isAny),
  };
}
