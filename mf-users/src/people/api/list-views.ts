import { http } from '@academy/shared-auth';
import type { SavedView, SavedViewFields, ViewStore } from '@academy/shared-ui/list';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const viewSchema = v.object({ id: v.string(), name: v.string(), query: v.string(), is_default: v.boolean() });
const viewsResponseSchema = v.object({ data: v.array(viewSchema) });

const pathOf = (id: string) => `list-views/${encodeURIComponent(id)}`;
const bodyOf = ({ name, query, isDefault }: Partial<SavedViewFields>) => ({ name, query, is_default: isDefault });

/** The viewer's saved views of a list, on every device. */
export const viewStore = (list: string): ViewStore => ({
  query: () =>
    queryOptions({
      queryKey: ['list-views', list],
      queryFn: async ({ signal }): Promise<SavedView[]> => {
        const { data } = await http.get('list-views', { searchParams: { list }, signal }).json(viewsResponseSchema);
        return data.map(({ is_default, ...view }) => ({ ...view, isDefault: is_default }));
      },
    }),
  create: async (view, key) => {
    await http.post('list-views', { json: { list, ...bodyOf(view) }, headers: { 'Idempotency-Key': key } });
  },
  change: async (id, fields) => {
    await http.put(pathOf(id), { json: bodyOf(fields) });
  },
  remove: async (id) => {
    await http.delete(pathOf(id));
  },
});
