import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from '#/base/api/may.ts';

/** The relative's kind of relation to the student (D8). */
export const relationKinds = ['parent', 'uncle', 'aunt'] as const;
type RelationKind = (typeof relationKinds)[number];

const kindSchema = v.union([
  v.picklist(relationKinds),
  v.pipe(
    v.string(),
    v.transform(() => 'other' as const),
  ),
]);

export const relationSchema = v.object({
  id: v.string(),
  user_id: v.string(),
  user_name: v.string(),
  user_image: v.nullable(v.string()),
  related_user_id: v.string(),
  related_user_name: v.string(),
  related_user_image: v.nullable(v.string()),
  relationship_type: kindSchema,
  created_at: v.string(),
  may: maySchema(['update', 'delete']),
});
export type Relation = v.InferOutput<typeof relationSchema>;

export const relationPageSchema = v.object({
  data: v.array(relationSchema),
  pagination: v.object({ total: v.number() }),
});

const MOST_OF_ONE = 50;
const allRelations = ['relations'] as const;
const pathOf = (id: string) => `relations/${encodeURIComponent(id)}`;

export const relationQueries = {
  all: () => allRelations,
  list: (params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...allRelations, 'list', searchParams],
      queryFn: async ({ signal }): Promise<ListPage<Relation>> => {
        const { data, pagination } = await http.get('relations', { searchParams, signal }).json(relationPageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
  /** The relations of one person, as the student or as the relative. */
  of: (part: 'user_id' | 'related_user_id', id: string) =>
    queryOptions({
      queryKey: [...allRelations, part, id],
      queryFn: async ({ signal }) => {
        const searchParams = { [part]: id, page: '1', per_page: String(MOST_OF_ONE) };
        return (await http.get('relations', { searchParams, signal }).json(relationPageSchema)).data;
      },
    }),
};

/** The student, the relative, and the kind of relation. */
export interface RelationFields {
  user_id: string;
  related_user_id: string;
  relationship_type: RelationKind;
}

/** Makes a person a relative of a student. The same key never does it twice. */
export async function createRelation(fields: RelationFields, key: string): Promise<void> {
  await http.post('relations', { json: fields, headers: { 'Idempotency-Key': key } });
}

export async function changeRelation(id: string, fields: RelationFields): Promise<void> {
  await http.put(pathOf(id), { json: fields });
}

/** Deletes the relation, which immediately ends the relative's access. */
export async function deleteRelation(id: string): Promise<void> {
  await http.delete(pathOf(id));
}
