import { expect, test } from 'vitest';
import type { ClassDetail } from '#/class/api/class-schema.ts';
import { joiningOf } from '#/class/components/joining.ts';
import { aClassDetail, may } from '#/testing/classes.ts';
import { nextStepOf } from './next-step.ts';

const START = '2026-11-25T13:00:00.000Z';
const at = (minutes: number) => Date.parse(START) + minutes * 60_000;
const teacher = { id: '7' };
const about = (part: Partial<ClassDetail> = {}) => aClassDetail({ id: '30', starts_at: START, ...part });
const reported = {
  id: '90',
  text: 'Read well',
  author: { id: '7', name: 'Salma' },
  created_at: START,
  edited_at: null,
};

test.each([
  [-11, 'before'],
  [-10, 'open'],
  [44, 'open'],
  [45, 'over'],
])('%i minutes from the start joining is %s for the teacher (D23)', (minutes, joining) => {
  expect(joiningOf(about(), teacher.id, at(minutes))).toBe(joining);
});

test('staff with the permission join at any time, others see no link', () => {
  expect(joiningOf(about({ may: may('join') }), '5', at(-120))).toBe('any');
  expect(joiningOf(about({ may: may('join') }), '5', at(0))).toBe('open');
  expect(joiningOf(about(), '5', at(0))).toBe('none');
});

test('a cancelled or held class cannot be joined', () => {
  for (const status of ['cancelled', 'ended', 'trial'] as const)
    expect(joiningOf(about({ status }), teacher.id, at(0))).toBe('none');
});

const log = [{ user: { id: '7', name: 'Salma' }, joined_at: START, left_at: null, duration: null }];
const all = may('edit', 'editTime', 'cancel', 'report', 'join');

test.each([
  ['before the window: edit', -60, { may: may('edit', 'editTime', 'cancel') }, 'edit'],
  ['within the window: join', -5, { may: all }, 'join'],
  ['joined: leave', 5, { may: all, log }, 'leave'],
  ['over: report', 31, { may: all, status: 'needs_report_to_end' }, 'report'],
  ['reported: read the report', 60, { may: may('viewReport'), status: 'ended', report: reported }, 'readReport'],
  ['cancelled: nothing', 0, { status: 'cancelled' }, null],
] as const)('the next step: %s', (_, minutes, part, step) => {
  expect(nextStepOf(about(part as Partial<ClassDetail>), teacher, at(minutes))).toBe(step);
});

test('staff get no link to join a class of next week', () => {
  expect(nextStepOf(about({ may: may('edit', 'editTime', 'join') }), { id: '5' }, at(-7 * 1440))).toBe('edit');
});

test('a leader who does not teach the class reports it after its start', () => {
  expect(nextStepOf(about({ may: may('report', 'edit') }), { id: '5' }, at(10))).toBe('report');
});
