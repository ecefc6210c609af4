import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const deviceSchema = v.object({
  id: v.string(),
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  createdAt: v.string(),
  lastUsedAt: v.string(),
});
export const childDevicesResponse = v.object({
  child: v.object({ id: v.string(), name: v.string() }),
  data: v.array(deviceSchema),
});
export type ChildDevices = v.InferOutput<typeof childDevicesResponse>;

const devicesPath = (id: string) => `children/${encodeURIComponent(id)}/devices`;

/** The devices of a child's own that are signed in (D141). @throws ApiError 403, 404, 409 where the viewer has no part in it. */
export const childDevicesQuery = (id: string) =>
  queryOptions({
    queryKey: ['child-devices', id],
    queryFn: async ({ signal }) => http.get(devicesPath(id), { signal }).json(childDevicesResponse),
    staleTime: 0,
  });

export const endChildDevice = async (id: string, device: string): Promise<void> => {
  await http.delete(`${devicesPath(id)}/${encodeURIComponent(device)}`);
};

const codeResponse = v.object({ data: v.object({ code: v.string(), qr: v.string(), until: v.string() }) });
export type ChildCode = v.InferOutput<typeof codeResponse>['data'];

/** A code that signs a device of the child's own in, once and within 15 minutes. */
export const makeChildCode = async (id: string): Promise<ChildCode> =>
  (await http.post(`children/${encodeURIComponent(id)}/codes`).json(codeResponse)).data;
