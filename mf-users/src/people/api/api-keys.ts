import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const keySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The beginning and the last characters. */
  hint: v.string(),
  permissions: v.array(v.string()),
  /** Those of them that its maker does not hold any more. */
  lost: v.array(v.string()),
  scope: v.string(),
  until: v.nullable(v.string()),
  state: v.string(),
  maker: v.object({ id: v.string(), name: v.string() }),
  lastUsedAt: v.nullable(v.string()),
});
export type ApiKey = v.InferOutput<typeof keySchema>;

export const keyPageSchema = v.object({ data: v.array(keySchema), pagination: v.object({ total: v.number() }) });
const madeKeySchema = v.object({ data: v.object({ id: v.string(), key: v.string() }) });

const allKeys = ['api-keys'] as const;

export const apiKeyQueries = {
  all: () => allKeys,
  /** D158: the keys that are not revoked, newest first. */
  list: (params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...allKeys, searchParams],
      queryFn: async ({ signal }): Promise<ListPage<ApiKey>> => {
        const { data, pagination } = await http.get('api-keys', { searchParams, signal }).json(keyPageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
};

export interface KeyFields {
  name: string;
  permissions: string[];
  scope?: string | undefined;
  /** The last day, as 2026-12-31; null: no end. */
  until: string | null;
}

/** Makes a key. @returns the key itself, which nobody can read again. */
export async function createKey(fields: KeyFields): Promise<string> {
  return (await http.post('api-keys', { json: fields }).json(madeKeySchema)).data.key;
}

export async function revokeKey(id: string): Promise<void> {
  await http.delete(`api-keys/${encodeURIComponent(id)}`);
}
