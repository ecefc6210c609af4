import type { Sql } from '#platform/database/sql.ts';

export async function seedDemo(_sql: Sql, _now: Date): Promise<void> {}
