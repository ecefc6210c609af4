import type { Sql } from '#base/database/sql.ts';
import { Event } from '#base/modules/registry.ts';

/** A line of the audit log that was just written. */
export interface AuditedLine {
  action: string;
  subject: string;
  subjectId: number;
  before?: unknown;
  after?: unknown;
}

/** Something was written into the audit log, in the transaction of the change. */
export const audited = new Event<[sql: Sql, at: Date, lines: readonly AuditedLine[]]>('audited');
