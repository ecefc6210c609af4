import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const peoplePersonalData: readonly PersonalTable[] = [
  {
    table: 'student_profiles',
    of: ['user_id'],
    by: ['teacher_id', 'leader_id', 'previous_teacher_id', 'previous_leader_id'],
    gives: [
      ...['code', 'age', 'section', 'agreed_session_duration', 'registration_date', 'phone', 'trial_session'],
      ...['last_status', 'last_status_date', 'total_sessions', 'remaining', 'wallet', 'wallet_num', 'created_at'],
    ],
    erases: {
      code: `'erased-' || t.user_id`,
      age: 'null',
      section: 'null',
      notes: 'null',
      phone: 'null',
      wallet: 'null',
      wallet_num: 'null',
    },
    keeps: { teacher_code: 'the number of the teacher' },
    merges: { user_id: 'verb' },
  },
  {
    table: 'teacher_profiles',
    of: ['user_id'],
    by: ['leader_id'],
    gives: [
      ...['code', 'registration_date', 'phone', 'last_status', 'last_status_date', 'wallet', 'wallet_num'],
      ...['gender', 'languages', 'subjects', 'learners', 'created_at'],
    ],
    erases: {
      code: `'erased-' || t.user_id`,
      notes: 'null',
      phone: 'null',
      wallet: 'null',
      wallet_num: 'null',
      gender: 'null',
      languages: `'{}'`,
      subjects: `'{}'`,
      learners: `'{}'`,
    },
    merges: { user_id: 'staff' },
  },
  { table: 'class_ledger', of: ['student_id'], by: ['actor_id'], gives: ['delta', 'reason', 'ref', 'created_at'] },
];
