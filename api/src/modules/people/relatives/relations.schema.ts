import * as v from 'valibot';
import { idParams, instant, line, wireId } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';

/** The relative's kind of relation to the student (D8). */
const relationshipType = v.picklist(['parent', 'uncle', 'aunt'], 'Relation is Required');
const searchTerm = v.optional(v.pipe(line, v.maxLength(100)), '');

export const relationSorts = ['created_at', 'user_name', 'related_user_name', 'relationship_type'] as const;

export const relationsQuery = v.object({
  ...pageQuery,
  /** Searches both names. */
  search: searchTerm,
  user_name: searchTerm,
  related_user_name: searchTerm,
  user_id: v.optional(wireId),
  related_user_id: v.optional(wireId),
  relationship_type: v.optional(relationshipType),
  /** With a leading minus the order is descending. */
  sort: v.optional(v.picklist(relationSorts.flatMap((sort) => [sort, `-${sort}` as const])), '-created_at'),
});
export type RelationsQuery = v.InferOutput<typeof relationsQuery>;

const relation = v.object({
  id: v.string(),
  user_id: v.string(),
  user_name: v.string(),
  user_image: v.nullable(v.string()),
  related_user_id: v.string(),
  related_user_name: v.string(),
  related_user_image: v.nullable(v.string()),
  relationship_type: v.string(),
  created_at: instant,
  /** The viewer's actions with it now. */
  may: v.object({ update: v.boolean(), delete: v.boolean() }),
});

export const relationsPage = pageOf(relation);
export const relationResponse = v.object({ data: relation });
export const relationParams = idParams;

export const relationBody = v.pipe(
  v.object({ user_id: wireId, related_user_id: wireId, relationship_type: relationshipType }),
  v.forward(
    v.check(({ user_id, related_user_id }) => user_id !== related_user_id, 'User and Related User cannot be the same'),
    ['related_user_id'],
  ),
);
export type RelationInput = v.InferOutput<typeof relationBody>;
