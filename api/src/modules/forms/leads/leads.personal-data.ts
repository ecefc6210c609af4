import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { leadFields, originFields, wishFields } from './lead.fields.ts';
import { leads } from './leads.table.ts';

const { table, gives, erases, keeps } = personalColumns(leads, leadFields);
const contacts = personalColumns(leads, { name: wishFields.name, email: originFields.email, phone: wishFields.phone });

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
  { table, where: madeByPerson, gives },
  // A child's export has nothing of the parent's contacts (D160).
  {
    table,
    where: `t.student_id = p.id and not (${madeByPerson})`,
    gives: gives.filter((column) => !contacts.gives.includes(column)),
  },
  {
    table,
    of: ['student_id', 'parent_id', 'account_id'],
    by: ['owner_id'],
    erases,
    keeps,
    counts: [{ as: 'leads', where: 'p.id in (t.student_id, t.parent_id)' }],
  },
];
