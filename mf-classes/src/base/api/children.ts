import { http, switchSession } from '@academy/shared-auth';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const childSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** `remainingClasses` is null for relatives who may not see it. */
  student: v.nullable(
    v.object({
      remainingClasses: v.nullable(v.number()),
      teacher_id: v.optional(v.nullable(v.string()), null),
      teacher_name: v.optional(v.nullable(v.string()), null),
    }),
  ),
  relationship_type: v.optional(v.string(), ''),
  may: v.optional(v.object({ open: v.boolean() }), { open: false }),
});
export type Child = v.InferOutput<typeof childSchema>;
const childrenResponseSchema = v.object({ data: v.object({ children: v.array(childSchema) }) });

/** The students whose relative the viewer is (D8). */
export const childrenQuery = () =>
  restorable(
    v.array(childSchema),
    queryOptions({
      queryKey: ['children'],
      queryFn: async ({ signal }) =>
        (await http.get('own-profile', { signal }).json(childrenResponseSchema)).data.children,
    }),
  );

const openedSchema = v.object({ data: v.object({ token: v.string() }) });

/** Opens the academy on this device as a child under 16 (D141). */
export async function openChild(id: string): Promise<void> {
  switchSession((await http.post(`children/${encodeURIComponent(id)}/session`).json(openedSchema)).data.token);
}
