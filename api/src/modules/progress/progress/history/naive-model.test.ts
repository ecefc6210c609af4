import { expect, it } from 'vitest';
import { randomFrom } from '../../../../demo/random.ts';
import { rangeOf } from '../quran/ranges.ts';
import { juzParts, pages } from '../quran/structure.ts';
import { someEntry, someRange } from './history.fixture.ts';
import type { Entry, KnownRange } from './history.ts';
import { remember } from './memory.ts';
import { naiveModel, naivePart, naiveWholes } from './naive-model.fixture.ts';
import { summaryOf } from './summary.ts';

const isSeen = ({ memorised }: { memorised: number }) => memorised > 0;

/** Classes with entries, some of which were corrected, deleted or reopened afterwards. */
function someHistory(seed: number) {
  const random = randomFrom(seed);
  const known: KnownRange[] = random() < 0.3 ? [{ ...someRange(random), date: '2026-01-01' }] : [];
  const classes = new Map<number, Entry[]>();
  const record = (classId: number) =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, (): Entry => {
      return { ...someEntry(random), classId, date: `2026-02-${String(classId).padStart(2, '0')}` };
    });
  for (let classId = 1; classId <= 1 + random() * 27; classId += 1) classes.set(classId, record(classId));
  for (const classId of classes.keys()) {
    if (random() < 0.2) classes.set(classId, record(classId));
    if (random() < 0.1) classes.delete(classId);
  }
  return { known, entries: [...classes.values()].flat() };
}

it('400 histories of both directions have the same results as the rules applied ayah by ayah (H2–H5)', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const history = someHistory(seed);
    const shown = summaryOf(remember(history));
    const model = naiveModel(history);
    const parts = (list: typeof pages) =>
      list.map((part) => ({ number: part.number, ...naivePart(model, rangeOf(part)) }));
    expect({ seed, memorised: shown.memorised, weak: shown.weak }).toEqual({
      ...{ seed, memorised: model.memorised.size, weak: model.weak.size },
    });
    expect(shown.juz).toMatchObject(parts(juzParts));
    expect({ seed, ...shown.whole }).toEqual({
      seed,
      ...naiveWholes(model, juzParts.map(rangeOf), pages.map(rangeOf)),
    });
    if (seed % 10 === 0) expect(shown.pages).toMatchObject(parts(pages).filter(isSeen));
  }
});

it('recording a history twice leaves the memorised ayahs unchanged (H3)', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const { known, entries } = someHistory(seed);
    const twice = remember({ known: [...known, ...known], entries: entries.flatMap((entry) => [entry, entry]) });
    expect(summaryOf(twice)).toEqual(summaryOf(remember({ known, entries })));
  }
});
