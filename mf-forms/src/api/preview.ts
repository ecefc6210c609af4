import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { QuestionType } from './wire.ts';

/** An unfinished form, and the language in which to draw it. */
export interface Sketch {
  name: string;
  questions: { title: string; type: QuestionType; options: string[]; required: boolean }[];
  language: 'en' | 'ar';
}

const response = v.object({ html: v.string() });

/** The page on which visitors will fill in the form. */
export const previewQuery = (sketch: Sketch) =>
  queryOptions({
    queryKey: ['form-preview', sketch],
    queryFn: async ({ signal }) => (await http.post('forms/preview', { json: sketch, signal }).json(response)).html,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
