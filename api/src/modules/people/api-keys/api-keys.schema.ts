import * as v from 'valibot';
import { idParams, instant, requiredLine } from '#base/http/fields.ts';
import { optionalDay } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { roleScopes } from '#modules/people/roles/index.ts';

const MAX_NAME_CHARS = 60;
const scope = v.picklist(roleScopes);

export const keyParams = idParams;
export const keysQuery = v.object(pageQuery);
export type KeysQuery = v.InferOutput<typeof keysQuery>;

const apiKey = v.object({
  id: v.string(),
  name: v.string(),
  /** The beginning and the last characters of the key. */
  hint: v.string(),
  permissions: v.array(v.string()),
  /** Those of them that the maker does not hold any more: the key does not have them either. */
  lost: v.array(v.string()),
  scope,
  until: v.nullable(v.string()),
  /** `maker_left`: the account of the maker is deactivated or deleted. Only a live key opens anything. */
  state: v.picklist(['live', 'ended', 'maker_left']),
  maker: v.object({ id: v.string(), name: v.string() }),
  createdAt: instant,
  lastUsedAt: v.nullable(instant),
});
export type WireKey = v.InferInput<typeof apiKey>;

export const keysPage = pageOf(apiKey);
/** `key` is in this answer alone: only its hash is stored. */
export const newKeyResponse = v.object({ data: v.object({ ...apiKey.entries, key: v.string() }) });

/** @param keys every declared permission. */
export const newKey = (keys: readonly string[]) =>
  v.object({
    name: requiredLine(MAX_NAME_CHARS),
    permissions: v.pipe(
      v.array(v.picklist(keys, 'This permission is not known')),
      v.minLength(1, 'Choose at least one permission'),
      v.transform((permissions) => [...new Set(permissions)]),
    ),
    scope: v.optional(scope, 'all'),
    until: optionalDay,
  });
export type NewKey = v.InferOutput<ReturnType<typeof newKey>>;
