import type { Sql } from '#base/database/sql.ts';
import { seedConcerns } from './concerns.ts';
import { seedDocuments } from './documents.ts';
import type { PersonIds } from './people.ts';

/** Concerns and the documents of teachers. */
export async function seedSafety(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  await seedConcerns(sql, ids, now);
  await seedDocuments(sql, ids, now);
}
