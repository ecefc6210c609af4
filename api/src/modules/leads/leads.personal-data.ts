import { FORMER_MEMBER } from '#base/personal-data/former-member.ts';
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
      learner_name: `'${FORMER_MEMBER}'`,
      learner_age: '0',
      name: `'${FORMER_MEMBER}'`,
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
