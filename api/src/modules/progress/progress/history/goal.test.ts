import { describe, expect, it } from 'vitest';
import { addDays } from '#base/time/days.ts';
import { randomFrom } from '../../../../demo/random.ts';
import { rangeOf } from '../quran/ranges.ts';
import { juzParts } from '../quran/structure.ts';
import { goalState } from './goal.ts';
import { entry, known, someEntry, someRange } from './history.fixture.ts';
import { remember } from './memory.ts';
import { naiveModel, naivePart } from './naive-model.fixture.ts';
import { everyDay, NEVER, StudyDays } from './study-days.ts';

const TODAY = '2026-06-01';
const juz30 = rangeOf(juzParts[29] ?? { first: 0, last: 0 });
const of = (days = everyDay, by = '2026-06-15') => ({ range: juz30, by, date: TODAY, days });
/** A surah of one page in each of the last weeks. */
const steady = [
  '114:1→112:4',
  '111:1→109:6',
  '108:1→106:4',
  '105:1→103:3',
  '102:1→100:11',
  '99:1→98:8',
  '97:1→96:19',
  '95:1→94:8',
];
const lessons = steady.map((text, index) =>
  entry(text, { classId: index + 1, date: addDays(TODAY, -7 * (steady.length - index) + 3) }),
);

describe('a goal (D153)', () => {
  it('says the pace that it needs, the pace of the last eight weeks, and between which days it is likely reached', () => {
    const state = goalState(remember({ known: [], entries: lessons }), of());
    expect(state.pages).toMatchObject({ total: 23 });
    expect(state.paceNeeded).toBeCloseTo((state.pages.total - state.pages.done) / 2, 0);
    expect(state.pace).toBeGreaterThan(0.3);
    expect(state.forecast && state.forecast.from < state.forecast.to && state.forecast.from > TODAY).toBe(true);
  });

  it('has no forecast without new pages, needs no pace after its day, and is reached with the last ayah', () => {
    const memory = remember({ known: [known('114:1→112:4')], entries: [] });
    expect(goalState(memory, of())).toMatchObject({ pace: 0, forecast: null });
    expect(goalState(memory, of(everyDay, TODAY)).paceNeeded).toBeNull();
    const all = remember({ known: [known('114:1→78:40')], entries: lessons });
    expect(goalState(all, of())).toMatchObject({ pages: { total: 23, done: 23 }, paceNeeded: null, forecast: null });
  });

  it('a pause to come needs a faster pace and moves the forecast, and a former one makes nobody slow', () => {
    const memory = remember({ known: [], entries: lessons });
    const free = goalState(memory, of());
    const pause = goalState(memory, of(new StudyDays([{ from: '2026-06-02', to: '2026-06-08' }])));
    expect(pause.paceNeeded).toBeCloseTo((free.paceNeeded ?? 0) * 2, 0);
    expect(pause.forecast?.from).toBe(addDays(free.forecast?.from ?? '', 7));
    const former = goalState(memory, of(new StudyDays([{ from: '2026-04-07', to: '2026-05-04' }])));
    expect(former.pace).toBeGreaterThan(free.pace * 1.9);
  });

  it('a pause without an end, or of many years, has no forecast', () => {
    const memory = remember({ known: [], entries: lessons });
    for (const to of [null, '2036-12-31']) {
      const pause = goalState(memory, of(new StudyDays([{ from: '2026-06-02', to }])));
      expect(pause).toMatchObject({ paceNeeded: null, forecast: null });
      expect(pause.pace).toBeGreaterThan(0.3);
    }
    expect(new StudyDays([{ from: '2026-06-02', to: null }]).add(TODAY, 3)).toBe(NEVER);
  });

  it('of 200 random histories knows what the rules applied ayah by ayah know', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = randomFrom(seed);
      const entries = Array.from({ length: 12 }, (_, index) => {
        return { ...someEntry(random), classId: index + 1, date: addDays(TODAY, -60 + 5 * index) };
      });
      const range = someRange(random);
      const state = goalState(remember({ known: [], entries }), { ...of(), range });
      const inOrder = range.surahFrom <= range.surahTo;
      if (!inOrder) continue;
      const { ayahs, memorised } = naivePart(naiveModel({ known: [], entries }), range);
      const isReached = ayahs === memorised;
      expect({ seed, isReached: state.paceNeeded === null }).toEqual({ seed, isReached });
      expect(state.pages.done).toBeLessThanOrEqual(state.pages.total);
      expect({ seed, isNone: state.pages.done > 0.1 && memorised === 0 }).toEqual({ seed, isNone: false });
      if (state.forecast) expect(state.forecast.from <= state.forecast.to).toBe(true);
    }
  });
});
