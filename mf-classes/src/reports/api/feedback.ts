import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { nullableText, oneOf, pageOf, personSchema } from '#/base/api/wire.ts';

const occasions = ['third_class', 'monthly_report'] as const;

const questionSchema = v.object({
  occasion: oneOf(occasions),
  student: personSchema,
  teacher: personSchema,
  monthlyReportId: nullableText,
});
export type Question = v.InferOutput<typeof questionSchema>;
export const questionsResponse = v.object({ data: v.array(questionSchema) });

const answeredSchema = v.object({
  id: v.string(),
  occasion: oneOf(occasions),
  student: personSchema,
  teacher: personSchema,
  answeredBy: personSchema,
  /** From 1 to 5. */
  score: v.number(),
  words: nullableText,
  createdAt: v.string(),
  handledAt: nullableText,
  handledBy: v.nullable(personSchema),
});
export type Answered = v.InferOutput<typeof answeredSchema>;
export const feedbackPage = pageOf(answeredSchema);

const all = ['feedback'] as const;

export const feedbackQueries = {
  all: () => all,
  /** Open feedback questions to the viewer's family; a kind of question that this version does not know is left out. */
  questions: () =>
    queryOptions({
      queryKey: [...all, 'questions'],
      queryFn: async ({ signal }) => {
        const { data } = await http.get('feedback/questions', { signal }).json(questionsResponse);
        return data.filter(({ occasion }) => occasion !== 'other');
      },
    }),
  /** Families' feedback, newest first; `low`: only feedback that somebody must deal with. */
  list: ({ page, perPage }: ListParams, low: boolean) => {
    const searchParams = { page: String(page), per_page: String(perPage), ...(low ? { state: 'low' } : {}) };
    return queryOptions({
      queryKey: [...all, 'list', searchParams],
      queryFn: async ({ signal }): Promise<ListPage<Answered>> => {
        const { data, pagination } = await http.get('feedback', { searchParams, signal }).json(feedbackPage);
        return { rows: data, total: pagination.total };
      },
    });
  },
};

/** Identifies a question until somebody answers it. */
export const questionKey = ({ occasion, student, monthlyReportId }: Question): string =>
  `${occasion}-${monthlyReportId ?? student.id}`;

/** The same key never answers twice. @throws ApiError 409 when another member of the family has answered. */
export async function answerQuestion(
  question: Question,
  { score, words }: { score: number; words: string },
  key: string,
): Promise<void> {
  const { occasion, student, monthlyReportId } = question;
  const about = monthlyReportId ? { monthlyReportId } : { studentId: student.id };
  const json = { occasion, ...about, score, ...(words ? { words } : {}) };
  await http.post('feedback', { json, headers: { 'Idempotency-Key': key } });
}

export async function handleFeedback(id: string): Promise<void> {
  await http.put(`feedback/${encodeURIComponent(id)}/handled`);
}
