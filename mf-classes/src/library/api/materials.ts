import { http, upload } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { allowed, pageOf } from '#/base/api/wire.ts';
import { materialTexts } from './material-fields.ts';
import { mediaSchema } from './media.ts';

const materialSchema = v.object({
  id: v.string(),
  ...materialTexts.read,
  file: v.optional(v.nullable(mediaSchema), null),
  created_at: v.string(),
  may: v.object({ edit: allowed, delete: allowed }),
});
export type Material = v.InferOutput<typeof materialSchema>;
export const materialPageSchema = pageOf(materialSchema);
export const materialResponse = v.object({ data: materialSchema });

export interface MaterialFields extends v.InferOutput<typeof materialTexts.written> {
  /** Without a file an existing material keeps its file. */
  file: File | null;
  /** Whether the existing file is removed. */
  removesFile?: boolean;
}

interface Carrying {
  /** Stops the upload: it rejects with the signal's reason. */
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

const allMaterials = ['materials'] as const;
const pathOf = (id: string) => `materials/${encodeURIComponent(id)}`;

async function listMaterials(searchParams: Record<string, string>, signal: AbortSignal): Promise<ListPage<Material>> {
  const { data, pagination } = await http.get('materials', { searchParams, signal }).json(materialPageSchema);
  return { rows: data, total: pagination.total };
}

export const materialQueries = {
  all: () => allMaterials,
  list: (params: ListParams) => {
    const request = listRequest(params);
    return queryOptions({
      queryKey: [...allMaterials, 'list', request],
      queryFn: ({ signal }) => listMaterials(request, signal),
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: [...allMaterials, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(materialResponse)).data,
    }),
};

function bodyOf({ file, removesFile = false, ...typed }: MaterialFields): FormData {
  const body = new FormData();
  for (const name of materialTexts.names) body.set(name, typed[name]);
  if (file) body.set('file', file);
  if (removesFile) body.set('remove_file', 'true');
  return body;
}

/** The same key never makes a second material. @throws ApiError 415 for a file of another kind. */
export async function createMaterial(fields: MaterialFields, key: string, carrying: Carrying = {}): Promise<void> {
  await upload('materials', bodyOf(fields), { headers: { 'Idempotency-Key': key }, ...carrying });
}

export async function changeMaterial(id: string, fields: MaterialFields, carrying: Carrying = {}): Promise<void> {
  await upload(pathOf(id), bodyOf(fields), { method: 'PUT', ...carrying });
}

export async function deleteMaterial(id: string): Promise<void> {
  await http.delete(pathOf(id));
}
