import { expect, test } from 'vitest';
import { type HeldReport, sentParts, unreadyParts, withPart } from './report-part-states.ts';

const held = (values: Partial<HeldReport['values']> = {}): HeldReport => ({
  values: { attendance: 'presence', report: '', accomplished: '', notes: '', parts: {}, ...values },
  states: {},
});
const lesson = (pages: number, line = `${pages} pages`) => ({ name: 'lesson', value: { pages }, isValid: true, line });

test('the summary of a part becomes the accomplished text, and changes with the part', () => {
  const first = withPart(held({ accomplished: 'Plan' }), lesson(3), 'Plan');
  expect(first.values).toMatchObject({ accomplished: '3 pages', parts: { lesson: { pages: 3 } } });
  expect(withPart(first, lesson(4), 'Plan').values.accomplished).toBe('4 pages');
});

test('removing a part restores the planned text', () => {
  const first = withPart(held({ accomplished: 'Plan' }), lesson(3), 'Plan');
  const gone = withPart(first, { name: 'lesson', value: null, isValid: true, line: '' }, 'Plan');
  expect(gone.values).toMatchObject({ accomplished: 'Plan', parts: { lesson: null } });
});

test('the summary of a part never replaces typed text', () => {
  const typed = held({ accomplished: 'My own words' });
  expect(withPart(typed, lesson(3), 'Plan').values.accomplished).toBe('My own words');
});

test('the summaries of two parts are below each other', () => {
  const two = withPart(withPart(held(), lesson(3), ''), { ...lesson(1, 'a song'), name: 'songs' }, '');
  expect(two.values.accomplished).toBe('3 pages\na song');
});

test('a filler that reports an unchanged value keeps the typed text', () => {
  const before = held({ accomplished: 'My own words', parts: { lesson: { pages: 3 } } });
  expect(withPart(before, lesson(3), '').values).toBe(before.values);
});

test('a part that its filler marks invalid is not ready; a part without its filler is ready', () => {
  const before = held({ parts: { songs: [1] } });
  expect(unreadyParts(withPart(before, { ...lesson(0), isValid: false }, ''))).toEqual(['lesson']);
});

test('all parts are sent unchanged, except those that are left out', () => {
  const { values } = held({ parts: { lesson: { pages: 3 }, songs: null, verses: 1 } });
  expect(sentParts(values, ['verses'])).toEqual({ lesson: { pages: 3 }, songs: null });
});

test('an absence removes the parts', () => {
  const { values } = held({ attendance: 'absence_student', parts: { lesson: { pages: 3 } } });
  expect(sentParts(values, [])).toEqual({ lesson: null });
});
