import * as v from 'valibot';
import { containsFolded } from '#base/database/folded.ts';
import type { Sql } from '#base/database/sql.ts';
import { subjects } from '#modules/people/people/profiles/teaching.fields.ts';

/** SQL: materials that can be chosen. */
export const existingMaterials = '(select id, name from materials where deleted_at is null)';

/** SQL: the names of materials, including deleted ones. */
export const materialNames = '(select id, name, name_ar from materials)';

/** SQL: a material in responses, even a deleted one; null without an id. */
export const materialRef = (id: string): string =>
  `(select json_build_object('id', m.id::text, 'name', m.name, 'name_ar', m.name_ar, 'subject', m.subject) from materials m where m.id = ${id})`;

/** The schema of `materialRef`. */
export const materialRefSchema = v.object({
  id: v.string(),
  name: v.string(),
  name_ar: v.nullable(v.string()),
  subject: v.nullable(v.picklist(subjects)),
});

/** SQL: the ids of materials, including deleted ones, whose name contains a search term. */
export const materialsNamed = (searchTerm: string): string =>
  `select id from materials where ${containsFolded('name', searchTerm)} or ${containsFolded("coalesce(name_ar, '')", searchTerm)}`;

/** The name of a material, even of a deleted one. */
export async function materialNameOf(sql: Sql, id: number): Promise<string> {
  const text = 'select name from materials where id = $1';
  const [found] = await sql.query<{ name: string }>({ name: 'material-name', text, values: [id] });
  return found?.name ?? '';
}
