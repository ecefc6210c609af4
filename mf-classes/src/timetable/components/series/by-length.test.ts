import { expect, test } from 'vitest';
import { aSuggestion } from '#/testing/series.ts';
import { suggestionsByLength } from './by-length.ts';

test('times of one length are offered together, from their own first day, the most frequent length first', () => {
  const short = { weekday: 1, time: '17:00', minutes: 30 };
  const [long, longer] = [
    { weekday: 3, time: '18:30', minutes: 60 },
    { weekday: 5, time: '18:30', minutes: 60 },
  ];
  // A Monday.
  const mixed = aSuggestion({ startsOn: '2031-01-13', slots: [short, long, longer] });
  expect(suggestionsByLength([mixed])).toEqual([
    { ...mixed, minutes: 60, startsOn: '2031-01-15', slots: [long, longer] },
    { ...mixed, minutes: 30, slots: [short] },
  ]);
});

test('if all times have one length, no other is offered', () => {
  expect(suggestionsByLength([aSuggestion()])).toEqual([{ ...aSuggestion(), minutes: 45 }]);
});
