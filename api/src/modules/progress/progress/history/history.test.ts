import { describe, expect, it } from 'vitest';
import { rangeOf } from '../quran/ranges.ts';
import { juzParts, pages } from '../quran/structure.ts';
import { dueOf } from './due.ts';
import { entry, known } from './history.fixture.ts';
import { nextInterval } from './intervals.ts';
import { remember } from './memory.ts';
import { lessonDirection, nextLesson, nextReading } from './next-lesson.ts';
import { summaryOf } from './summary.ts';

const summary = (...entries: ReturnType<typeof entry>[]) => summaryOf(remember({ known: [], entries }));

describe('memorised ayahs', () => {
  it('a repeated range and overlapping ranges count once (H3)', () => {
    const first = entry('78:1→78:40');
    expect(summary(first, first, entry('78:20→79:10', { classId: 2 })).memorised).toBe(50);
  });

  it('a lesson counts from quality 3 on, and revision memorises nothing (H3)', () => {
    const entries = [
      entry('2:1→2:5', { quality: 2 }),
      entry('2:6→2:10', { kind: 'near' }),
      entry('2:11→2:15', { kind: 'far' }),
      entry('2:16→2:20', { kind: 'reading' }),
      entry('2:21→2:25', { quality: 3 }),
    ];
    expect(summary(...entries)).toMatchObject({ memorised: 5, solid: 5, weak: 0 });
  });

  it('juz 30 with 24 ayahs heard with quality 2 shows 564, 540 and 24 (H4)', () => {
    const heard = entry('78:1→78:24', { kind: 'far', quality: 2, classId: 2 });
    expect(summary(entry('114:1→78:40'), heard)).toMatchObject({ memorised: 564, solid: 540, weak: 24 });
  });

  it('an ayah is weak by its latest entry of any kind, and strong again by a better one (H4)', () => {
    const lesson = entry('112:1→112:4');
    const weak = entry('112:1→112:4', { kind: 'reading', quality: 1, classId: 2 });
    const better = entry('112:1→112:2', { kind: 'near', quality: 3, classId: 3 });
    expect(summary(lesson, weak)).toMatchObject({ memorised: 4, weak: 4 });
    expect(summary(lesson, weak, better)).toMatchObject({ memorised: 4, weak: 2 });
  });

  it('an ayah that is not memorised is never weak (H4)', () => {
    expect(summary(entry('112:1→112:4', { quality: 1 }))).toMatchObject({ memorised: 0, weak: 0 });
  });

  it('a juz without its last ayah is 99 percent, and 100 percent with it (H5)', () => {
    const percent = (...entries: ReturnType<typeof entry>[]) => summary(...entries).juz[0]?.percent;
    expect(percent(entry('1:1→2:140'))).toBe(99);
    expect(percent(entry('1:1→2:140'), entry('2:141→2:141'))).toBe(100);
  });

  it('a range known before is memorised, without a day on which it was heard', () => {
    const { memorised, weak, pages: shown } = summaryOf(remember({ known: [known('1:1→1:7')], entries: [] }));
    expect({ memorised, weak }).toEqual({ memorised: 7, weak: 0 });
    expect(shown).toMatchObject([{ number: 1, percent: 100, lastHeard: null }]);
  });
});

describe('the interval of a page (H7)', () => {
  it.each([
    [7, 5, 14],
    [14, 5, 28],
    [28, 5, 30],
    [7, 4, 11],
    [30, 4, 30],
    [11, 3, 11],
    [30, 2, 3],
    [30, 1, 1],
    [1, 5, 2],
  ])('the interval of a page of %i days is, after quality %i, %i days (H7)', (days, quality, next) => {
    expect(nextInterval(days, quality)).toBe(next);
  });
});

/** The pages of the mushaf from one to another, as a range. */
const pageRange = (from: number, to: number) => {
  const range = rangeOf({ first: pages[from - 1]?.first ?? 0, last: pages[to - 1]?.last ?? 0 });
  return `${range.surahFrom}:${range.ayahFrom}→${range.surahTo}:${range.ayahTo}`;
};

describe('due pages', () => {
  const lessons = [
    entry(pageRange(1, 10), { classId: 1, date: '2026-01-01' }),
    entry(pageRange(11, 30), { classId: 2, date: '2026-01-02' }),
  ];
  const due = (date: string, isClassDay: boolean, ...more: ReturnType<typeof entry>[]) =>
    dueOf(remember({ known: [], entries: [...lessons, ...more] }), { date, isClassDay });

  it('far pages are due 7 days after they were memorised, near ones on days with a class (H7)', () => {
    expect(due('2026-01-07', false).items).toEqual([]);
    const far = due('2026-01-08', false).items;
    expect(far.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(far[0]).toMatchObject({ kind: 'far', due: '2026-01-08', lastHeard: '2026-01-01', lastQuality: 5 });
    const onClassDay = due('2026-01-08', true).items;
    expect(onClassDay).toHaveLength(15);
    expect(onClassDay.map(({ kind }) => kind)).toEqual([...Array(10).fill('far'), ...Array(5).fill('near')]);
  });

  it('a page that was heard is due after its next interval, and not on the day of the hearing (H7)', () => {
    const heard = entry(pageRange(1, 10), { kind: 'far', quality: 5, classId: 3, date: '2026-01-08' });
    expect(due('2026-01-08', false, heard).items).toEqual([]);
    expect(due('2026-01-21', false, heard).items).toEqual([]);
    expect(due('2026-01-22', false, heard).items).toHaveLength(10);
  });

  it('a page counts as heard only if at least half of its memorised ayahs were heard (H7)', () => {
    const first = pages[1]?.first ?? 0;
    const { surahFrom, ayahFrom } = rangeOf({ first, last: first });
    const heard = entry(`${surahFrom}:${ayahFrom}→${surahFrom}:${ayahFrom}`, {
      kind: 'far',
      classId: 3,
      date: '2026-01-07',
    });
    expect(due('2026-01-08', false, heard).items.map(({ page }) => page)).toContain(2);
  });

  it('a page belongs to revision from half of its ayahs on (H7)', () => {
    const one = (text: string) => remember({ known: [], entries: [entry(text)] }).revised.map(({ page }) => page);
    expect(one('2:1→2:2')).toEqual([]);
    expect(one('2:1→2:3')).toEqual([2]);
  });

  it('a page up to 7 days overdue is due for revision, an older one is taught again (H8)', () => {
    expect(due('2026-01-15', false)).toMatchObject({ overdue: [], items: { length: 10 } });
    expect(due('2026-01-16', false)).toMatchObject({ items: [], overdue: { length: 10 } });
  });

  it('a page that was heard with quality 1 is due the next day, flagged (H7)', () => {
    const heard = entry(pageRange(1, 1), { kind: 'far', quality: 1, classId: 3, date: '2026-01-03' });
    expect(due('2026-01-04', false, heard).items).toMatchObject([{ page: 1, isFlagged: true, weak: 7 }]);
  });

  it('at most 15 pages are due on a day, the oldest first (H8)', () => {
    const older = known(pageRange(100, 140), '2025-12-31');
    const memory = remember({ known: [older], entries: lessons });
    const { items } = dueOf(memory, { date: '2026-01-08', isClassDay: true });
    expect(items).toHaveLength(15);
    expect(new Set(items.map(({ due: day }) => day))).toEqual(new Set(['2026-01-07']));
  });
});

describe('the next lesson (H9)', () => {
  it.each([
    [['2:1→2:5'], '2:6→2:10'],
    [['114:1→112:4'], '111:1→111:5'],
    [['78:1→78:40'], '79:1→79:40'],
    [['114:1→114:6'], '113:1→113:5'],
    [['114:1→114:6', '113:1→113:3'], '113:4→113:5'],
    [['67:1→67:30', '66:1→66:12'], '65:1→65:12'],
    [['1:1→1:7', '2:1→2:286'], '3:1→3:200'],
    [['2:280→3:4'], '3:5→3:15'],
  ])('the lesson after %j is %s (H9)', (lessons, expected) => {
    const { kind: _, quality: _q, classId: _c, date: _d, ...range } = entry(expected);
    expect(nextLesson(lessons.map((text) => entry(text)))).toEqual(range);
  });

  it('nothing follows the end of the Quran in either direction, and revision is no lesson (H9)', () => {
    expect(nextLesson([entry('113:1→114:6')])).toBeNull();
    expect(nextLesson([entry('2:1→1:7')])).toBeNull();
    expect(nextLesson([entry('2:1→2:5', { kind: 'near' })])).toBeNull();
  });

  it.each([
    [['2:1→2:5'], 'ascending'],
    [['114:1→114:6'], 'descending'],
    [['114:1→114:6', '1:1→1:7', '2:1→2:5'], 'ascending'],
    [[], null],
  ])('the lessons %j go on %s (H9)', (lessons, direction) => {
    expect(lessonDirection(lessons.map((text) => entry(text)))).toBe(direction);
  });

  it('a reading goes on after the last reading, in the order of the mushaf, whatever was memorised since (H9)', () => {
    const entries = [entry('113:1→113:5', { kind: 'reading' }), entry('111:1→111:5')];
    expect(nextReading(entries)).toEqual({ surahFrom: 114, ayahFrom: 1, surahTo: 114, ayahTo: 5 });
    expect(nextReading([entry('2:1→2:5')])).toBeNull();
  });
});

it('all of the Quran, recorded from the last surah to the first, is 30 juz of 100 percent (H3, H5)', () => {
  const { memorised, juz } = summary(entry('114:1→1:7'));
  expect(memorised).toBe(6236);
  expect(juz.map(({ percent }) => percent)).toEqual(juzParts.map(() => 100));
});
