import { http } from '@academy/shared-auth';
import type { ListExport, ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const personSchema = v.object({ id: v.string(), name: v.string() });

const lineSchema = v.object({
  id: v.string(),
  at: v.string(),
  /** Null: the academy itself, or a visitor. */
  actor: v.nullable(personSchema),
  /** The name of the key with which a program acted for the actor (D158). */
  key: v.optional(v.nullable(v.string())),
  /** In the page's language, as are the changes. */
  what: v.string(),
  about: v.array(personSchema),
  changes: v.array(v.object({ name: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) })),
});
export type AuditLine = v.InferOutput<typeof lineSchema>;

export const auditPageSchema = v.object({
  data: v.array(lineSchema),
  pagination: v.object({ total: v.number() }),
});
export const actionsSchema = v.object({ data: v.array(v.object({ action: v.string(), what: v.string() })) });

const allLines = ['audit'] as const;

export const auditQueries = {
  /** D124: who did what, newest first. @param language the language of the words. */
  list: (params: ListParams, language: string) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...allLines, 'list', language, searchParams],
      queryFn: async ({ signal }): Promise<ListPage<AuditLine>> => {
        const { data, pagination } = await http.get('audit', { searchParams, signal }).json(auditPageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
  /** All kinds of actions, in words. */
  actions: (language: string) =>
    queryOptions({
      queryKey: [...allLines, 'actions', language],
      queryFn: async ({ signal }) => (await http.get('audit/actions', { signal }).json(actionsSchema)).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** The CSV file of all lines that match the filters. */
export async function auditCsv(params: ListExport): Promise<Blob> {
  return (await http.get('audit.csv', { searchParams: listRequest(params) })).blob();
}
