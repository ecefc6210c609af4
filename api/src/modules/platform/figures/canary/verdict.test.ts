import { describe, expect, it } from 'vitest';
import { LEAST_PEOPLE, verdictOf } from './verdict.ts';

describe('the verdict about a canary', () => {
  const guard = { minutes: 30, loads: 20, rate: 0.02, slower: 2 };
  const well = { hours: 40, faultyHours: 0, people: 10, networks: 8, faultyPeople: 0, faultyNetworks: 0, p75: 400 };
  const faulty = (faultyHours: number, faultyPeople = faultyHours, faultyNetworks = faultyPeople) => ({
    faultyHours,
    faultyPeople,
    faultyNetworks,
  });
  const none = { hours: 0, people: 0, networks: 0, p75: null };
  it.each([
    ['too early', {}, {}, 29, 'wait'],
    ['long enough', {}, {}, 30, 'promote'],
    ['too few hours', { hours: 19 }, {}, 300, 'wait'],
    ['the hours of two people', { people: 2 }, {}, 300, 'wait'],
    ['the people of one network', { networks: 1 }, {}, 300, 'wait'],
    ['nobody used the live version', {}, none, 300, 'wait'],
    ['two people used the live version', {}, { people: 2 }, 300, 'wait'],
    ['faults of one person, whatever their share', { hours: 40, ...faulty(40, 1) }, {}, 30, 'promote'],
    ['faults of two people', { hours: 6, ...faulty(6, 2) }, {}, 1, 'wait'],
    ['faults of two people, long enough', { ...faulty(4, 2) }, {}, 30, 'wait'],
    ['faults of three people in one network', { hours: 6, ...faulty(6, 3, 1) }, {}, 300, 'wait'],
    ['faults of three people in two networks', { hours: 6, ...faulty(3, 3, 2) }, {}, 1, 'abort'],
    ['no more faults than the live version has', { ...faulty(4) }, { ...faulty(4) }, 30, 'promote'],
    ['slower than twice', { p75: 900 }, {}, 1, 'abort'],
    ['slower than twice for two people', { p75: 900, people: 2 }, {}, 1, 'wait'],
    ['slower, within what an empty cache costs', { p75: 250 }, { p75: 90 }, 30, 'promote'],
    ['slower in few hours', { hours: 19, p75: 900 }, {}, 1, 'wait'],
    ['no figures at all', none, none, 60, 'wait'],
  ] as const)('the verdict about a canary: %s', (_, candidate, other, minutes, action) => {
    const comparison = { candidate: { ...well, ...candidate }, live: { ...well, ...other }, minutes, guard };
    expect(verdictOf(comparison).action).toBe(action);
  });

  it('a canary at an academy with three users a day is undecided until three people have used it', () => {
    const days = (people: number) => ({ ...well, hours: 7 * people, people, networks: people });
    const action = (people: number) =>
      verdictOf({ candidate: days(people), live: days(3), minutes: 7 * 24 * 60, guard }).action;
    expect([action(1), action(LEAST_PEOPLE - 1), action(LEAST_PEOPLE)]).toEqual(['wait', 'wait', 'promote']);
  });
});
