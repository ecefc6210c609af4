import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aStudentProfile } from '#/testing/server.ts';
import { type StudentValues, studentSchema, studentValues, toStudentRequest } from './student-schema.ts';

const parsed = (values: StudentValues) => v.parse(studentSchema(true), values);
const filledIn = {
  ...studentValues(null),
  teacher_id: '7',
  teacher_code: 'T-0001',
  leader_id: '5',
  section: ' Quran ',
  age: '١١',
  phone: '0790 123 4567',
};

describe('a new profile', () => {
  test('a new profile sends trimmed values, Latin digits and defaults', () => {
    expect(toStudentRequest(parsed(filledIn))).toEqual({
      teacher_id: '7',
      teacher_code: 'T-0001',
      leader_id: '5',
      section: 'Quran',
      age: 11,
      phone: '07901234567',
      last_status: 'active',
      trial_session: false,
      agreed_session_duration: 30,
      total_sessions: 0,
      paid_sessions_balance: 0,
    });
  });

  test('a new profile may start with no remaining classes, or some', () => {
    expect(toStudentRequest(parsed({ ...filledIn, remaining_classes: '0' })).remaining_classes).toBe(0);
    expect(toStudentRequest(parsed({ ...filledIn, remaining_classes: '٨' })).remaining_classes).toBe(8);
  });

  test.each([
    ['remaining_classes', '-1', 'student.remaining.invalid'],
    ['total_sessions', '-1', 'student.sessions.invalid'],
    ['paid_sessions_balance', '1.5', 'student.sessions.invalid'],
    ['agreed_session_duration', '0', 'student.duration.invalid'],
    ['age', '0', 'student.age.invalid'],
    ['section', 'x'.repeat(51), 'profile.field.long50'],
    ['teacher_code', 'x'.repeat(51), 'profile.field.long50'],
    ['teacher_code', ' ', 'student.teacherCode.required'],
    ['notes', 'x'.repeat(501), 'profile.notes.long'],
    ['wallet', 'x'.repeat(101), 'profile.field.long100'],
  ])('a new profile rejects %s %s', (name, typed, message) => {
    const { issues } = v.safeParse(studentSchema(true), { ...filledIn, [name]: typed });
    expect(issues?.map((issue) => [issue.path?.[0]?.key, issue.message])).toEqual([[name, message]]);
  });
});

describe('an edited profile', () => {
  const initial = studentValues(aStudentProfile({ wallet: '****1234' }));

  test('an edited profile sends no unchanged value', () => {
    expect(toStudentRequest(parsed(initial), initial)).toEqual({});
  });

  test('an edited profile sends emptied values', () => {
    const noted = studentValues(aStudentProfile({ notes: 'Kind', total_sessions: 4 }));
    expect(toStudentRequest(parsed({ ...noted, notes: '', total_sessions: '' }), noted)).toEqual({
      notes: '',
      total_sessions: 0,
    });
  });

  test('an edited profile sends a new teacher with code and leader', () => {
    expect(toStudentRequest(parsed({ ...initial, teacher_id: '8' }), initial)).toEqual({
      teacher_id: '8',
      teacher_code: 'T-0001',
      leader_id: '5',
    });
  });
});
