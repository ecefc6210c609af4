import { http } from '@academy/shared-auth';
import type { ListParams } from '@academy/shared-ui/list';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { nullableText, oneOf, pageOf, personSchema } from '#/base/api/wire.ts';
import { mediaSchema } from './media.ts';

export const fileKinds = ['material', 'book', 'assignment', 'hand_in', 'chat'] as const;

const fileSchema = v.object({
  id: v.string(),
  kind: oneOf(fileKinds),
  title: nullableText,
  file: mediaSchema,
  owner: personSchema,
  /**
   * The material, the book, the class of an assignment, the assignment of a hand-in, or the person of a conversation.
   */
  place_id: v.string(),
  created_at: v.string(),
});
export type ListedFile = v.InferOutput<typeof fileSchema>;
export const filePageSchema = pageOf(fileSchema);

export const fileQueries = {
  list: ({ page, perPage, q, filters }: ListParams<'kind'>) => {
    const searchParams = {
      page: String(page),
      per_page: String(perPage),
      ...(q ? { search: q } : {}),
      ...(filters.kind ? { kind: filters.kind } : {}),
    };
    return queryOptions({
      queryKey: ['files', 'list', searchParams],
      queryFn: async ({ signal }) => {
        const { data, pagination } = await http.get('files', { searchParams, signal }).json(filePageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
};
