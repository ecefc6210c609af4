import { expect, it } from 'vitest';
import { addDays } from '#base/time/days.ts';
import { duePages } from '#modules/progress/progress/history/due.ts';
import { byPage } from '#modules/progress/progress/history/home.ts';
import { everyDay } from '#modules/progress/progress/history/study-days.ts';
import { planClasses } from '../people/class-plan.ts';
import { people } from '../people/people.ts';
import { randomFrom } from '../random.ts';
import { entriesOf } from './progress.ts';

const ids = new Map(people.map(({ login }, index) => [login, index + 1]));
const CHILDREN = ['student', 'maryam.ahmed'];
const by = { id: '1', name: 'Parent' };
/** After the class of a day: which pages a class has just heard differs by the day of the week. */
const moments = Array.from({ length: 7 }, (_, day) => `${addDays('2026-11-24', day)}T15:00Z`);

it('on each day of a week the children have far pages for the days to come, some of them heard at home', () => {
  for (const moment of moments) {
    const now = new Date(moment);
    const classes = planClasses(now).map((planned, id) => ({ ...planned, id }));
    for (const login of CHILDREN) {
      const isHeard = ({ student, status, attendance }: (typeof classes)[number]) =>
        student.login === login && (status === 'trial' || (status === 'ended' && attendance === 'presence'));
      const chance = { random: randomFrom(now.getTime() % 1_000_003), now };
      const { home, memory } = entriesOf(classes.filter(isHeard), ids, chance);
      const heard = home.map(({ page, heard_on: on, quality }) => ({ page, on, quality, by }));
      const date = addDays(moment.slice(0, 10), 5);
      const due = duePages(memory, { date, isClassDay: false }, { home: byPage(heard), days: everyDay });
      expect({ moment, login, isHome: due.some((page) => page.home !== null) }).toEqual({
        moment,
        login,
        isHome: true,
      });
    }
  }
});
