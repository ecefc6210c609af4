import { expect } from 'vitest';
import type { Sql } from '#base/database/sql.ts';
import { fieldsOf } from '#modules/platform/audit/words/audit-words.ts';
import { unwordedKeys } from '#modules/platform/audit/words/change-words.ts';
import { auditWords } from '../audit-words.ts';

interface Line {
  action: string;
  before: unknown;
  after: unknown;
}

/** Fails if a test has written an audit line with a field that has no text in the log (D124). */
export async function expectWordedAudit(sql: Sql): Promise<void> {
  const lines = await sql.query<Line>({ text: 'select action, before, after from audit_log' });
  const written = lines.filter(({ action }) => Object.hasOwn(auditWords.actions, action));
  const unworded = written.flatMap(({ action, before, after }) =>
    [before, after]
      .flatMap((state) => unwordedKeys(state, fieldsOf(auditWords, action)))
      .map((key) => `${action}: ${key}`),
  );
  expect([...new Set(unworded)], 'fields of the audit log without words').toEqual([]);
}
