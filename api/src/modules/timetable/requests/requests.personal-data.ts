import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { requestFields } from './request.fields.ts';
import { classRequests } from './requests.table.ts';

/** Personal data in the tables of this module (D123). */
export const requestsPersonalData: readonly PersonalTable[] = [
  { ...personalColumns(classRequests, requestFields), of: ['student_id', 'requested_by'], by: ['answered_by'] },
];
