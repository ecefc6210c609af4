import { http } from '@academy/shared-auth';
import type { ListExport, ListPage, ListParams } from '@academy/shared-ui/list';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { formQueries } from './forms.ts';
import { allowed, exportRequest, pageRequest, typeSchema } from './wire.ts';

const may = v.object({ delete: allowed });
/** `deleted`: the form is deleted, its submissions are not. An older API lacks `builtIn`. */
const formRef = v.object({
  id: v.string(),
  name: v.string(),
  deleted: v.boolean(),
  builtIn: v.optional(v.boolean(), false),
});

const rowSchema = v.object({
  id: v.string(),
  userName: v.string(),
  userEmail: v.string(),
  createdAt: v.string(),
  answers: v.number(),
  read: v.boolean(),
  may,
});
export type SubmissionRow = v.InferOutput<typeof rowSchema>;
export const submissionPageSchema = v.object({ form: formRef, data: v.array(rowSchema), total: v.number() });
type SubmissionFilter = 'userName' | 'userEmail';

const fileSchema = v.object({
  image_path: v.string(),
  type: v.string(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  thumbnails: v.array(v.object({ path: v.string(), width: v.number(), height: v.number() })),
});
export type AnswerFile = v.InferOutput<typeof fileSchema>;

const answerSchema = v.object({
  questionId: v.string(),
  question: v.string(),
  type: typeSchema,
  answer: v.nullable(v.union([v.string(), v.array(v.string())])),
  file: v.nullable(fileSchema),
});
export type Answer = v.InferOutput<typeof answerSchema>;

const submissionSchema = v.object({
  id: v.string(),
  form: formRef,
  date: v.object({
    userName: v.string(),
    userEmail: v.string(),
    answers: v.array(answerSchema),
    createdAt: v.string(),
  }),
  may,
});
export type Submission = v.InferOutput<typeof submissionSchema>;
export const submissionResponse = v.object({ data: submissionSchema });

/** The key is below the forms, whose lists count submissions: both are invalidated together. */
const allSubmissions = () => [...formQueries.all(), 'submissions'] as const;
const listPath = (formId: string) => `forms/${encodeURIComponent(formId)}/submissions`;
const pathOf = (id: string) => `forms/submissions/${encodeURIComponent(id)}`;

interface SubmissionPage extends ListPage<SubmissionRow> {
  form: Submission['form'];
}

async function listSubmissions(
  formId: string,
  searchParams: Record<string, string>,
  signal: AbortSignal,
): Promise<SubmissionPage> {
  const { data, total, form } = await http.get(listPath(formId), { searchParams, signal }).json(submissionPageSchema);
  return { rows: data, total, form };
}

export const submissionQueries = {
  lists: () => [...allSubmissions(), 'list'] as const,
  list: (formId: string, params: ListParams<SubmissionFilter>) => {
    const request = pageRequest(params);
    return queryOptions({
      queryKey: [...submissionQueries.lists(), formId, request],
      queryFn: ({ signal }) => listSubmissions(formId, request, signal),
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: [...allSubmissions(), 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(submissionResponse)).data,
    }),
};

export async function exportSubmissions(formId: string, params: ListExport<SubmissionFilter>): Promise<Blob> {
  const response = await http.get(`${listPath(formId)}.csv`, { searchParams: exportRequest(params) });
  return response.blob();
}

export async function deleteSubmission(id: string): Promise<void> {
  await http.delete(pathOf(id));
}
