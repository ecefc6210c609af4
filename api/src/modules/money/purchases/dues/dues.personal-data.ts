import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { transferReports } from './dues.table.ts';
import { reportFields } from './report.fields.ts';

const money = ['id', 'number', 'reference', 'period_from', 'period_to', 'currency', 'amount_minor', 'due_on', 'state'];

/** Personal data in the tables of this module (D123). */
export const duesPersonalData: readonly PersonalTable[] = [
  {
    table: 'dues',
    of: ['user_id'],
    by: ['student_id', 'waived_by'],
    gives: [...money, 'paid_minor', 'carried_from_minor', 'carried_over_minor', 'reason', 'created_at'],
    keeps: { reason: 'why the academy waived money', reference: 'random' },
  },
  {
    ...personalColumns(transferReports, reportFields),
    of: ['user_id'],
    by: ['decided_by'],
    keeps: {
      ...personalColumns(transferReports, reportFields).keeps,
      media_id: 'the proof of a payment, kept as long as its receipt',
    },
  },
];
