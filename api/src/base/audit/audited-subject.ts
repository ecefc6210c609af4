import { getTableName } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A domain's declaration about the objects of its lines in the audit log: whom they are about (D124). */
export interface AuditedSubject {
  subject: string;
  /** SQL: the people whom an object is about, as an array; the main person first. */
  people: (id: string) => string;
  /** SQL: the ids of the objects about a person. */
  ofPerson: (user: string) => string;
}

/** A subject whose rows name its people in columns of their own. */
export function auditedTable(subject: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]): AuditedSubject {
  const table = getTableName(columns[0].table);
  const names = columns.map(({ name }) => name).join(', ');
  return {
    subject,
    people: (id) => `(select array[${names}] from ${table} where id = ${id})`,
    ofPerson: (user) => `select id from ${table} where ${user} in (${names})`,
  };
}
