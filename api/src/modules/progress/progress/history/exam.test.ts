import { describe, expect, it } from 'vitest';
import { drawPages, examinedParts, solidParts } from './draw.ts';
import { dueOf, duePages, onlyClasses, pagesToTeachAgain } from './due.ts';
import { entry, known } from './history.fixture.ts';
import { byPage } from './home.ts';
import { remember } from './memory.ts';
import { everyDay } from './study-days.ts';
import { summaryOf } from './summary.ts';

const juz30 = { juz: [30], ranges: [] };
const JUZ = known('78:1→114:6');
const day = (date: string, isClassDay = false) => ({ date, isClassDay });

describe('the pages of an exam (D156)', () => {
  it('are drawn by lot, the same ones with the same seed, in the order of the mushaf', () => {
    const solid = solidParts(remember({ known: [JUZ], entries: [] }), juz30);
    const drawn = drawPages(solid, 7, 5);
    expect(drawn).toHaveLength(5);
    expect(drawPages(solid, 7, 5)).toEqual(drawn);
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
    const others = Array.from({ length: 20 }, (_, seed) => drawPages(solid, seed, 5).join());
    expect(new Set(others).size).toBeGreaterThan(15);
    expect(drawPages(solid, 7, 99)).toEqual(solid.map(({ number }) => number));
  });

  it('are only pages whose examined part is memorised and solid', () => {
    const weak = entry('112:1→112:4', { kind: 'far', quality: 2 });
    const solid = solidParts(remember({ known: [JUZ], entries: [weak] }), juz30).map(({ number }) => number);
    expect(solid).toHaveLength(22);
    expect(solid).not.toContain(604);
    expect(solidParts(remember({ known: [], entries: [] }), juz30)).toEqual([]);
  });

  it('stay within what was chosen', () => {
    const [part] = examinedParts({ juz: [], ranges: [entry('78:5→78:10')] });
    expect(part).toEqual({ number: 582, first: 5677, last: 5682 });
    expect(examinedParts({ juz: [], ranges: [entry('114:1→112:1')] })).toMatchObject([{ number: 604 }]);
    expect(examinedParts({ juz: [1], ranges: [] })).toHaveLength(21);
  });
});

describe('a page that an exam found weak (D156)', () => {
  const history = { known: [JUZ], entries: [] };
  const on = '2026-01-03';
  const memory = remember({ ...history, weakInExam: [{ page: 590, on, classId: null }] });

  it('is due from the day of the exam, and loses nothing that is memorised or solid', () => {
    const before = dueOf(remember(history), day(on)).items.map(({ page }) => page);
    expect(before).not.toContain(590);
    expect(dueOf(memory, day(on)).items).toMatchObject([{ page: 590, due: on, examinedOn: on }]);
    expect(summaryOf(memory)).toEqual(summaryOf(remember(history)));
  });

  it('is taught again where no class has heard it for more than 7 days, whatever was heard at home', () => {
    const home = byPage([{ page: 590, on: '2026-01-04', quality: 3, by: { id: '1', name: 'Mother' } }]);
    const inWeek = duePages(memory, day('2026-01-06'), { home, days: everyDay });
    expect(inWeek).toMatchObject([{ page: 590, due: on, home: { on: '2026-01-04' } }]);
    expect(pagesToTeachAgain(memory, '2026-01-11', everyDay).map(({ page }) => page)).toContain(590);
    expect(pagesToTeachAgain(memory, '2026-01-10', everyDay).map(({ page }) => page)).not.toContain(590);
  });

  it('is as a class says that hears it after the exam, be it on the same day', () => {
    const far = entry('85:1→86:17', { kind: 'far', classId: 4, date: on });
    const dueOn = (date: string, before: number | null) => {
      const heard = remember({ ...history, entries: [far], weakInExam: [{ page: 590, on, classId: before }] });
      return duePages(heard, day(date), onlyClasses).filter(({ page }) => page === 590);
    };
    expect(dueOn('2026-01-05', null)).toEqual([]);
    expect(dueOn(on, 4)).toMatchObject([{ due: on }]);
  });

  it('is nothing that the student has not memorised', () => {
    expect(remember({ ...history, weakInExam: [{ page: 1, on, classId: null }] }).revised).toHaveLength(23);
  });
});
