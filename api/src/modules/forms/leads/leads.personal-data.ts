import { FORMER_MEMBER } from '#base/personal-data/former-member.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';

const about = [
  ...['status', 'learner_name', 'learner_age', 'subject', 'level', 'language'],
  ...['times', 'timezone', 'source', 'consent_at', 'created_at'],
];

/** SQL: the person asked for the trial: as the parent, or as a learner without a parent (D106). */
const madeByPerson = `(t.parent_id = p.id or t.account_id = p.id or
  t.student_id = p.id and t.parent_id is null and fold_text(t.name) = fold_text(t.learner_name))`;

/** Personal data in the tables of this module (D123). */
export const leadsPersonalData: readonly PersonalTable[] = [
  {
    table: 'lead_events',
    where: `t.lead_id in (select l.id from leads l where p.id in (l.student_id, l.parent_id, l.account_id))`,
    by: ['actor_id', 'owner_id'],
    erases: { note: 'null' },
  },
  {
    table: 'leads',
    where: madeByPerson,
    gives: [...about, 'name', 'email', 'phone'],
  },
  // A child's export has nothing of the parent's contacts (D160).
  { table: 'leads', where: `t.student_id = p.id and not (${madeByPerson})`, gives: about },
  {
    table: 'leads',
    of: ['student_id', 'parent_id', 'account_id'],
    by: ['owner_id'],
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
      lost_reason: 'null',
      digest: `'erased-' || t.id`,
    },
    keeps: { source: 'the page or form that was used' },
    counts: [{ as: 'leads', where: 'p.id in (t.student_id, t.parent_id)' }],
  },
];
