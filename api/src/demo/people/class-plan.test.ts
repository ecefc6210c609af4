import { expect, it } from 'vitest';
import { planClasses } from './class-plan.ts';

const HOUR_MS = 3_600_000;

it('demo classes never overlap for a person, on any day of creation', () => {
  const overlapping: string[] = [];
  for (let hours = 0; hours < 7 * 24; hours += 21) {
    const now = new Date(Date.parse('2026-11-27T00:00Z') + hours * HOUR_MS);
    const busyUntil = new Map<string, Date>();
    for (const { student, teacher, startsAt, endsAt } of planClasses(now))
      for (const { login } of [student, teacher]) {
        if ((busyUntil.get(login) ?? startsAt) > startsAt)
          overlapping.push(`${now.toISOString()} ${login} ${startsAt.toISOString()}`);
        busyUntil.set(login, endsAt);
      }
  }
  expect(overlapping).toEqual([]);
});

it('demo classes to come keep their time on the teacher’s clock, even if the clock changes before them', () => {
  for (const day of ['2026-11-27', '2027-03-10', '2027-03-26', '2027-10-20']) {
    const now = new Date(`${day}T12:00Z`);
    const times = new Map<string, Set<string>>();
    for (const { student, startsAt, wallTime = '' } of planClasses(now)) {
      if (startsAt <= now) continue;
      const key = `${student.login} ${new Date(wallTime.slice(0, 10)).getUTCDay()}`;
      times.set(key, (times.get(key) ?? new Set()).add(wallTime.slice(11)));
    }
    expect([...times].filter(([, each]) => each.size > 1)).toEqual([]);
  }
});
