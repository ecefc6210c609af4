import * as v from 'valibot';
import { idParams, matching, requiredLine } from '#base/http/fields.ts';

const MAX_QUERY_CHARS = 1000;

/** The client's name of a list, in kebab-case. */
const list = v.pipe(matching(/^[a-z][a-z0-9-]*$/, 'The name of a list is expected'), v.maxLength(60));
/** Names and values in the form of an address's query. */
const query = v.pipe(
  matching(/^[\w.~%+=&*:,-]*$/, 'A query string is expected'),
  v.maxLength(MAX_QUERY_CHARS, 'These are too many filters for a view'),
);

export const viewParams = idParams;
export const viewsQuery = v.object({ list });

const view = v.object({ id: v.string(), name: v.string(), query: v.string(), is_default: v.boolean() });
export type ListView = v.InferInput<typeof view>;
export const viewsResponse = v.object({ data: v.array(view) });
export const viewResponse = v.object({ data: view });

export const newView = v.object({
  list,
  name: requiredLine(60),
  query,
  is_default: v.optional(v.boolean(), false),
});
export type NewView = v.InferOutput<typeof newView>;

export const changedView = v.object({
  name: v.optional(requiredLine(60)),
  query: v.optional(query),
  is_default: v.optional(v.boolean()),
});
export type ChangedView = v.InferOutput<typeof changedView>;
