import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { questionReadEntries, readEntries } from './form-fields.ts';
import { allowed, pageRequest } from './wire.ts';

const may = v.object({ edit: allowed, delete: allowed, viewSubmissions: allowed });

export const rowSchema = v.object({
  id: v.string(),
  ...readEntries,
  builtIn: v.boolean(),
  questions: v.number(),
  submissions: v.number(),
  unread: v.number(),
  createdAt: v.string(),
  may,
});
export type FormRow = v.InferOutput<typeof rowSchema>;
export const formPageSchema = v.object({ data: v.array(rowSchema), total: v.number(), unread: v.number() });

const questionSchema = v.object({ id: v.string(), ...questionReadEntries });

export const formSchema = v.object({
  id: v.string(),
  ...readEntries,
  /** The number of edits. */
  revision: v.optional(v.number()),
  questions: v.array(questionSchema),
  may,
});
export type Form = v.InferOutput<typeof formSchema>;
export const formResponse = v.object({ form: formSchema });

/** The request; a question without an id is new. */
export interface FormFields extends Pick<Form, keyof typeof readEntries> {
  questions: (Omit<Form['questions'][number], 'id'> & { id?: string })[];
}

const allForms = ['forms'] as const;
const pathOf = (id: string) => `forms/${encodeURIComponent(id)}`;

async function listForms(searchParams: Record<string, string>, signal: AbortSignal): Promise<ListPage<FormRow>> {
  const { data, total } = await http.get('forms', { searchParams, signal }).json(formPageSchema);
  return { rows: data, total };
}

export const formQueries = {
  all: () => allForms,
  list: (params: ListParams<'name'>) => {
    const request = pageRequest(params);
    return queryOptions({
      queryKey: [...allForms, 'list', request],
      queryFn: ({ signal }) => listForms(request, signal),
    });
  },
  /**
   * The number of submissions that nobody has opened; its key is below the lists, so that it is invalidated with them.
   */
  unread: () =>
    restorable(
      v.number(),
      queryOptions({
        queryKey: [...allForms, 'list', 'unread'],
        queryFn: async ({ signal }) =>
          (await http.get('forms', { searchParams: { page: '1', limit: '1' }, signal }).json(formPageSchema)).unread,
      }),
    ),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...allForms, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(formResponse)).form,
    }),
};

/** The same key never makes a second form. */
export async function createForm(fields: FormFields, key: string): Promise<void> {
  await http.post('forms', { json: fields, headers: { 'Idempotency-Key': key } });
}

/** @throws ApiError `outdated` if the form has a newer revision. */
export async function changeForm(id: string, fields: FormFields, revision?: number): Promise<void> {
  await http.put(pathOf(id), { json: { ...fields, revision } });
}

export async function deleteForm(id: string): Promise<void> {
  await http.delete(pathOf(id));
}
