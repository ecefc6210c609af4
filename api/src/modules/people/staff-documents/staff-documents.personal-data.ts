import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { documentFields } from './document.fields.ts';
import { staffDocuments } from './staff-documents.table.ts';

const { table, gives } = personalColumns(staffDocuments, documentFields);

/** Personal data in the tables of this module (D123). */
export const documentsPersonalData: readonly PersonalTable[] = [
  { table, of: ['teacher_id'], by: ['added_by'], gives: [...gives, 'created_at'], file: 'media_id', erases: 'rows' },
];
