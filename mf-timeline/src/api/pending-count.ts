import { http } from '@academy/shared-auth';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { postPageSchema, postQueries } from './posts.ts';

/** The number of posts that wait for approval. */
export const pendingCountQuery = () =>
  restorable(
    v.number(),
    queryOptions({
      queryKey: [...postQueries.all(), 'pending-count'],
      queryFn: async ({ signal }) => {
        const searchParams = { page: 1, limit: 1, status: 'pending' };
        return (await http.get('posts', { searchParams, signal }).json(postPageSchema)).total;
      },
    }),
  );
