import { expect, it } from 'vitest';
import { planClasses } from './class-plan.ts';

const HOUR_MS = 3_600_000;

it('demo classes never overlap for a person, on whatever day the demo is made', () => {
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
