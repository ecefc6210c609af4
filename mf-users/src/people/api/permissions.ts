import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const permissionSchema = v.object({ key: v.string(), action: v.string() });
const groupSchema = v.object({ group: v.string(), permissions: v.array(permissionSchema) });
export const permissionsResponseSchema = v.object({ data: v.array(groupSchema) });

/** A row of the role editor. */
export type PermissionGroup = v.InferOutput<typeof groupSchema>;

export const permissionQueries = {
  /** All permissions, in the order of the editor. */
  groups: () =>
    queryOptions({
      queryKey: ['permissions'],
      queryFn: async ({ signal }): Promise<PermissionGroup[]> =>
        (await http.get('permissions', { signal }).json(permissionsResponseSchema)).data,
    }),
};
