import { describe, expect, it } from 'vitest';
import { canonicalZone } from './canonical-zone.ts';

const names = new Set(Intl.supportedValuesOf('timeZone'));

describe('a time zone', () => {
  it.each([
    ['asia/amman', 'Asia/Amman'],
    ['Jordan', 'Asia/Amman'],
    ['Egypt', 'Africa/Cairo'],
    ['US/Eastern', 'America/New_York'],
    ['Etc/UTC', 'UTC'],
    ['GMT', 'UTC'],
    ['UTC', 'UTC'],
    ['Etc/GMT-3', 'Etc/GMT-3'],
  ])('the zone %s is stored as %s', (alias, zone) => {
    expect(canonicalZone(alias)).toBe(zone);
  });

  it.each([
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Europe/Kyiv',
    'Europe/Kiev',
    'Asia/Ho_Chi_Minh',
    'Asia/Saigon',
    'EST5EDT',
  ])('the zone %s is stored under a name of the list', (alias) => {
    expect(names).toContain(canonicalZone(alias));
  });

  it('both names of a zone are stored as one', () => {
    expect(canonicalZone('Asia/Kolkata')).toBe(canonicalZone('Asia/Calcutta'));
  });

  it.each(['Etc/Unknown', '+03:00', '-0330', '+3', 'Mars/Olympus', '', ' '])(
    'a time zone is rejected: %j is no zone',
    (typed) => {
      expect(canonicalZone(typed)).toBeNull();
    },
  );
});
