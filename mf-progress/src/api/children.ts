import { http } from '@academy/shared-auth';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const childrenSchema = v.array(v.object({ id: v.string(), name: v.string() }));
const childrenResponse = v.object({ data: v.object({ children: childrenSchema }) });

/** The students whose relative the viewer is (D8). */
export const childrenQuery = () =>
  restorable(
    childrenSchema,
    queryOptions({
      queryKey: ['progress', 'children'],
      queryFn: async ({ signal }) => (await http.get('own-profile', { signal }).json(childrenResponse)).data.children,
    }),
  );
