import type { Sql } from '#base/database/sql.ts';
import { Event } from '#base/modules/registry.ts';

/** Somebody has answered a form; modules above follow it in the same transaction. */
export const formAnswered = new Event<[sql: Sql, answered: { submissionId: number; formId: number; at: Date }]>(
  'formAnswered',
);
