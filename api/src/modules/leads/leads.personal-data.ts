import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const leadsPersonalData: readonly PersonalTable[] = [
  {
    table: 'lead_events',
    where: `t.lead_id in (select l.id from leads l where p.id in (l.student_id, l.parent_id))`,
    by: ['actor_id', 'owner_id'],
    erases: { note: 'null' },
  },
  {
    table: 'leads',
    of: ['student_id', 'parent_id'],
    by: ['owner_id'],
    gives: [
      ...['status', 'learner_name', 'learner_age', 'name', 'email', 'phone', 'subject', 'level', 'language'],
      ...['times', 'timezone', 'source', 'consent_at', 'created_at'],
    ],
    erases: {
      learner_name: `'Former member'`,
      learner_age: '0',
      name: `'Former member'`,
      email: `'erased-' || t.id || '@invalid'`,
      phone: 'null',
      level: 'null',
      teacher_gender: 'null',
      language: 'null',
      times: 'null',
      chosen_times: `'{}'`,
    },
  },
];
