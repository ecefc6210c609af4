import { describe, expect, it } from 'vitest';
import { addDays } from '#base/time/days.ts';
import { randomFrom } from '../../../../demo/random.ts';
import { rangeOf } from '../quran/ranges.ts';
import { pages } from '../quran/structure.ts';
import { type Day, dueOf, duePages, onlyClasses, pagesToTeachAgain, type Study } from './due.ts';
import { entry, known } from './history.fixture.ts';
import type { Entry } from './history.ts';
import { byPage, type HomeHearing } from './home.ts';
import { type Memory, remember } from './memory.ts';
import { naiveAdd, naiveBetween, naiveDue } from './naive-plan.fixture.ts';
import { capacityOf, keptPages, planAhead, planOf } from './plan.ts';
import { type Days, StudyDays } from './study-days.ts';

const FAR = 40;
const START = '2026-01-01';
const by = { id: '1', name: 'Mother' };
const pageText = (page: number, last = page) => {
  const range = rangeOf({ first: pages[page - 1]?.first ?? 0, last: pages[last - 1]?.last ?? 0 });
  return `${range.surahFrom}:${range.ayahFrom}→${range.surahTo}:${range.ayahTo}`;
};
/** Pages 1 to 40 are far, since 20 pages were memorised after them. */
const knownPages = [known(pageText(1, FAR), START), known(pageText(101, 120), START)];
const heard = (page: number, on: string, quality = 3): HomeHearing => ({ page, on, quality, by });
const study = (home: readonly HomeHearing[], off: readonly Days[] = []): Study => ({
  ...{ home: byPage(home), days: new StudyDays(off) },
});
const noClass = (date: string): Day => ({ date, isClassDay: false });
const week = { daysOfWeek: [0, 1, 2, 3, 4, 5, 6], pagesADay: 5 };
const numbers = (list: readonly { page: number }[]) => list.map(({ page }) => page);
const dueDays = (memory: Memory, of: Study) =>
  new Map(duePages(memory, noClass('2026-06-30'), of, '9999-12-31').map(({ page, due }) => [page, due]));
const memory = remember({ known: knownPages, entries: [] });

describe('a hearing at home (D150)', () => {
  it('moves the day of a page by half of what a class of this quality would', () => {
    const due = (home: HomeHearing[]) => dueDays(memory, study(home)).get(1);
    expect(due([])).toBe('2026-01-08');
    expect(due([heard(1, '2026-01-08', 3)])).toBe('2026-01-11');
    expect(due([heard(1, '2026-01-08', 2)])).toBe('2026-01-09');
    expect(due([heard(1, '2026-01-08', 1)])).toBe('2026-01-08');
    expect(due([heard(1, '2026-01-18', 3)])).toBe('2026-01-16');
  });

  it('is not asked for again on that day', () => {
    const once = [heard(1, '2026-01-20')];
    const { items, done } = planOf(memory, noClass('2026-01-20'), study(once), week);
    expect(numbers(done)).toEqual([1]);
    expect(numbers(items)).toEqual([2, 3, 4, 5]);
    expect(planOf(memory, noClass('2026-01-21'), study(once), week).done).toEqual([]);
  });

  it('takes no near page from a class, and clears no flag', () => {
    const flagged = entry(pageText(1), { kind: 'far', quality: 1, date: '2026-01-03' });
    const weak = remember({ known: knownPages, entries: [flagged] });
    const of = study([heard(1, '2026-01-04'), heard(110, '2026-01-04')]);
    const { items, overdue } = dueOf(weak, { date: '2026-01-05', isClassDay: true }, { study: of, most: 99 });
    expect([...items, ...overdue].filter(({ isFlagged }) => isFlagged).map(({ page }) => page)).toEqual([1]);
    const later = dueOf(weak, { date: '2026-01-08', isClassDay: true }, { study: of, most: 99 });
    expect(later.items.find(({ page }) => page === 1)).toMatchObject({ isFlagged: true, weak: 7, lastQuality: 1 });
    expect(numbers(later.items)).toContain(110);
  });

  it('takes no page out of those to be taught again, and leaves it to no class', () => {
    const of = { study: study([heard(1, '2026-01-19')]), most: 99 };
    const { items, overdue } = dueOf(memory, noClass('2026-01-20'), of);
    expect(numbers(overdue)).toEqual(Array.from({ length: FAR }, (_, index) => index + 1));
    expect(items).toEqual([]);
  });
});

describe('the capacity of a week (D151)', () => {
  it('the most urgent pages fit into the day, all others wait, and none is hidden', () => {
    const early = entry(pageText(7), { kind: 'far', quality: 1, date: '2026-01-02' });
    const some = remember({ known: knownPages, entries: [early] });
    const { items, waiting } = planOf(some, noClass('2026-03-01'), study([]), week);
    expect(numbers(items)).toEqual([7, 1, 2, 3, 4]);
    expect(items.length + waiting.length).toBe(FAR);
    expect(dueOf(some, noClass('2026-03-01')).overdue).toHaveLength(FAR);
  });

  it('a day that is not in the week has no pages, unless it has a class', () => {
    const onSunday = { ...week, daysOfWeek: [0] };
    const monday = planOf(memory, noClass('2026-03-02'), study([]), onSunday);
    expect([monday.isStudyDay, monday.items.length, monday.waiting.length]).toEqual([false, 0, FAR]);
    expect(planOf(memory, noClass('2026-03-01'), study([]), onSunday).items).toHaveLength(5);
    expect(planOf(memory, { date: '2026-03-02', isClassDay: true }, study([]), onSunday).items).toHaveLength(5);
  });

  it('pages a day follow the number of pages that are known, until somebody sets them', () => {
    const aDay = (count: number) =>
      capacityOf(null, remember({ known: [known(pageText(1, count))], entries: [] })).pagesADay;
    expect([20, 21, 100, 101, 301].map(aDay)).toEqual([3, 5, 5, 10, 15]);
    expect(capacityOf({ daysOfWeek: [1, 3], pagesADay: null }, memory)).toEqual({ daysOfWeek: [1, 3], pagesADay: 5 });
  });

  it('a plan keeps what comes round in thirty days', () => {
    expect(keptPages(week)).toBe(150);
    expect(keptPages({ daysOfWeek: [0, 1, 2], pagesADay: 2 })).toBe(25);
  });
});

describe('days without study (D152)', () => {
  const hold = { from: '2026-01-10', to: '2026-01-30' };

  it('a pause of three weeks leaves no more overdue than before it, and taken back it is as if never set', () => {
    const overdue = (date: string, off: Days[]) =>
      numbers(dueOf(memory, noClass(date), { study: study([], off), most: 99 }).overdue);
    expect(overdue('2026-01-31', [])).toHaveLength(FAR);
    expect(overdue('2026-01-31', [hold])).toEqual(overdue('2026-01-09', []));
    expect(pagesToTeachAgain(memory, '2026-01-31', new StudyDays([hold])).length).toBe(0);
    expect(dueDays(memory, study([], []))).toEqual(dueDays(memory, onlyClasses));
    expect(planOf(memory, noClass('2026-01-20'), study([], [hold]), week).items).toEqual([]);
  });

  it('in the week before a pause, what would fade in it is brought forward within the capacity, once', () => {
    const later = entry(pageText(1, 6), { kind: 'far', quality: 5, classId: 3, date: '2026-01-08' });
    const rest = entry(pageText(7, FAR), { kind: 'far', quality: 5, classId: 4, date: '2026-01-16' });
    const some = remember({ known: knownPages, entries: [later, rest] });
    const off = [{ from: '2026-01-20', to: '2026-02-09' }];
    const at = (date: string, home: HomeHearing[] = [], of = off) =>
      planOf(some, noClass(date), study(home, of), week).items;
    expect(at('2026-01-12')).toEqual([]);
    expect(at('2026-01-17').map(({ page, isEarly }) => [page, isEarly])).toEqual(
      [1, 2, 3, 4, 5].map((page) => [page, true]),
    );
    const done = [1, 2, 3, 4, 5].map((page) => heard(page, '2026-01-17'));
    expect(numbers(at('2026-01-17', done))).toEqual([]);
    expect(numbers(at('2026-01-18', done))).toEqual([6]);
    expect(at('2026-01-17', [], [])).toEqual([]);
    expect(at('2026-01-17', [], [{ from: '2026-01-20', to: '2026-01-25' }])).toEqual([]);
  });
});

type Random = () => number;
const upTo = (random: Random, count: number) => Math.floor(random() * count);
const someDay = (random: Random) => addDays(START, upTo(random, 120));

function someOff(random: Random): Days[] {
  return Array.from({ length: upTo(random, 4) }, () => {
    const from = someDay(random);
    return { from, to: addDays(from, upTo(random, 25)) };
  });
}

/** Each page once a day. */
function someHome(random: Random): HomeHearing[] {
  const all = Array.from({ length: upTo(random, 40) }, () =>
    heard(1 + upTo(random, 6), someDay(random), 1 + upTo(random, 3)),
  );
  return [...new Map(all.map((each) => [`${each.page} ${each.on}`, each])).values()];
}

const someClasses = (random: Random): Entry[] =>
  Array.from({ length: upTo(random, 8) }, () => someDay(random))
    .sort()
    .map((date, index) => {
      const page = 1 + upTo(random, 6);
      return entry(pageText(page), { kind: 'far', quality: 1 + upTo(random, 5), classId: index + 1, date });
    });

const shuffled = <Item>(random: Random, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

describe('400 random plans', () => {
  it('have the days of the rules applied day by day, in whatever order hearings and pauses came', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const random = randomFrom(seed);
      const [off, home] = [someOff(random), someHome(random)];
      const some = remember({ known: knownPages, entries: someClasses(random) });
      const shown = dueDays(some, study(shuffled(random, home), shuffled(random, off)));
      for (const revised of some.revised.filter(({ page }) => page <= 6)) {
        const of = home.filter(({ page }) => page === revised.page);
        expect([seed, revised.page, shown.get(revised.page)]).toEqual([seed, revised.page, naiveDue(revised, of, off)]);
      }
    }
  });

  it('are never better by a hearing at home than by half of a class, and state nothing else', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const random = randomFrom(seed);
      const [off, home] = [someOff(random), someHome(random)];
      const entries = someClasses(random);
      const some = remember({ known: knownPages, entries });
      const one = heard(1 + upTo(random, 6), addDays(START, 120 + upTo(random, 20)), 1 + upTo(random, 3));
      const dayOf = (of: Memory, hearings: HomeHearing[]) => dueDays(of, study(hearings, off)).get(one.page) ?? '';
      const before = dayOf(some, home);
      const atHome = dayOf(some, [...home, one]);
      const lesson = entry(pageText(one.page), { kind: 'far', quality: one.quality, classId: 99, date: one.on });
      const inClass = dayOf(remember({ known: knownPages, entries: [...entries, lesson] }), home);
      expect(atHome >= before).toBe(true);
      const [moved, byClass] = [naiveBetween(off, before, atHome), naiveBetween(off, before, inClass)];
      expect({ seed, isAtMostHalf: moved * 2 <= byClass }).toEqual({ seed, isAtMostHalf: true });
      expect(pagesToTeachAgain(some, one.on, new StudyDays(off)).map(({ home: of }) => of)).not.toContainEqual(
        expect.anything(),
      );
    }
  });

  it('a pause that ends leaves as many pages overdue as on the day before it', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = randomFrom(seed);
      const [off, home] = [someOff(random), someHome(random)];
      const from = someDay(random);
      const to = addDays(from, 20);
      const some = remember({ known: knownPages, entries: someClasses(random).filter(({ date }) => date < from) });
      const overdue = (date: string, of: Days[]) => {
        const past = home.filter(({ on }) => on < from);
        return numbers(dueOf(some, noClass(date), { study: study(past, of), most: 99 }).overdue).length;
      };
      const first = naiveAdd([...off, { from, to }], to, 1);
      const eve = addDays(from, -1);
      const [after, before] = [overdue(addDays(first, -1), [...off, { from, to }]), overdue(eve, off)];
      expect({ seed, overdue: after }).toEqual({ seed, overdue: before });
    }
  });
});

describe('the days ahead (D150)', () => {
  const days = ['2026-01-08', '2026-01-09', '2026-01-10', '2026-01-11'].map(noClass);

  it('go on after what the days before have, as if all of it was heard', () => {
    const ahead = planAhead(memory, days, study([]), week);
    expect(ahead.map(({ date, pages: of }) => [date, of])).toEqual([
      ['2026-01-09', [6, 7, 8, 9, 10]],
      ['2026-01-10', [11, 12, 13, 14, 15]],
      ['2026-01-11', [16, 17, 18, 19, 20]],
    ]);
    const heardFirst = study([1, 2, 3, 4, 5].map((page) => heard(page, '2026-01-08')));
    expect(planAhead(memory, days, heardFirst, week)).toEqual(ahead);
  });

  it('are as the list of each day once what was before is heard', () => {
    const first = planOf(memory, noClass('2026-01-08'), study([]), week).items;
    const after = study(first.map(({ page }) => heard(page, '2026-01-08')));
    const [next] = planAhead(memory, days, study([]), week);
    expect(next?.pages).toEqual(numbers(planOf(memory, noClass('2026-01-09'), after, week).items));
  });

  it('have no pages on days without study', () => {
    const off = study([], [{ from: '2026-01-09', to: '2026-01-10' }]);
    expect(planAhead(memory, days, off, week).map(({ isStudyDay, pages: of }) => [isStudyDay, of.length])).toEqual([
      [false, 0],
      [false, 0],
      [true, 5],
    ]);
  });
});
