import { http } from '@academy/shared-auth';
import { queryOptions } from '@academy/shared-auth/query';
import { type ListPage, type ListParams, listRequest } from '@academy/shared-ui/list';
import * as v from 'valibot';
import { allowed, pageOf } from './wire.ts';

const materialSchema = v.object({
  id: v.string(),
  name: v.string(),
  content: v.string(),
  created_at: v.string(),
  may: v.object({ edit: allowed, delete: allowed }),
});
export type Material = v.InferOutput<typeof materialSchema>;
export const materialPageSchema = pageOf(materialSchema);
export const materialResponse = v.object({ data: materialSchema });
export type MaterialFields = Pick<Material, 'name' | 'content'>;

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

/** The same key never makes a second material. */
export async function createMaterial(fields: MaterialFields, key: string): Promise<void> {
  await http.post('materials', { json: fields, headers: { 'Idempotency-Key': key } });
}

export async function changeMaterial(id: string, fields: MaterialFields): Promise<void> {
  await http.put(pathOf(id), { json: fields });
}

export async function deleteMaterial(id: string): Promise<void> {
  await http.delete(pathOf(id));
}
