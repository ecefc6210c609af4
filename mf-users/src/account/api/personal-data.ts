import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const personSchema = v.object({ id: v.string(), name: v.string() });

const exportSchema = v.object({
  id: v.string(),
  /** The person of the data. */
  about: personSchema,
  status: v.picklist(['waiting', 'ready']),
  createdAt: v.string(),
  expiresAt: v.nullable(v.string()),
  /** Bytes. */
  size: v.nullable(v.number()),
});
export type PersonalExport = v.InferOutput<typeof exportSchema>;

const erasureSchema = v.object({
  id: v.string(),
  about: v.object({ ...personSchema.entries, email: v.string() }),
  requestedBy: personSchema,
  state: v.picklist(['asked', 'approved', 'rejected', 'withdrawn', 'done']),
  createdAt: v.string(),
  note: v.nullable(v.string()),
  eraseAt: v.nullable(v.string()),
  may: v.object({ decide: v.boolean(), withdraw: v.boolean() }),
});
export type Erasure = v.InferOutput<typeof erasureSchema>;

const inLanguages = v.object({ en: v.string(), ar: v.string() });
/** What no export has, why, and what becomes of it in an erasure. */
const leftOutSchema = v.object({ what: inLanguages, why: inLanguages, erasure: v.picklist(['goes', 'stays']) });
export type LeftOut = v.InferOutput<typeof leftOutSchema>;

export const personalDataSchema = v.object({
  data: v.object({
    /** The viewer first, then the children. */
    people: v.array(personSchema),
    exports: v.array(exportSchema),
    erasures: v.array(erasureSchema),
    /** Not sent by an API before this list. */
    leftOut: v.optional(v.array(leftOutSchema), []),
  }),
});
export type PersonalData = v.InferOutput<typeof personalDataSchema>['data'];
export const erasurePageSchema = v.object({
  data: v.array(erasureSchema),
  pagination: v.object({ total: v.number() }),
});
const erasureResponseSchema = v.object({ data: erasureSchema });
const exportResponseSchema = v.object({ data: exportSchema });

const own = ['personal-data'] as const;
const erasures = ['erasures'] as const;

const WAIT_MS = 3000;

export const personalDataQueries = {
  /** D123: the viewer's exports and requests; polled while an export is made. */
  own: () =>
    queryOptions({
      queryKey: own,
      queryFn: async ({ signal }) => (await http.get('personal-data', { signal }).json(personalDataSchema)).data,
      refetchInterval: ({ state }) =>
        state.data?.exports.some(({ status }) => status === 'waiting') ? WAIT_MS : false,
    }),
  erasures: (params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...erasures, searchParams],
      queryFn: async ({ signal }): Promise<ListPage<Erasure>> => {
        const { data, pagination } = await http.get('erasures', { searchParams, signal }).json(erasurePageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
  allErasures: () => erasures,
};

interface About {
  /** The viewer, or a child. */
  id: string;
  /** The password, if the API requires it. */
  password?: string | undefined;
}

const bodyOf = ({ id, password }: About) => ({ student_id: id, ...(password ? { password } : {}) });

/** @throws ApiError 403 `password_needed`, 422 at `password`. */
export const askForExport = (about: About) =>
  http.post('personal-data/export', { json: bodyOf(about) }).json(exportResponseSchema);

/** @throws ApiError the same; 409 with the open items. */
export const askForErasure = (about: About) =>
  http.post('personal-data/erasure', { json: bodyOf(about) }).json(erasureResponseSchema);

export const withdrawErasure = (id: string) =>
  http.delete(`personal-data/erasures/${encodeURIComponent(id)}`).json(erasureResponseSchema);

/** @throws ApiError 403, 409 with the open items. */
export const approveErasure = (id: string) =>
  http.put(`erasures/${encodeURIComponent(id)}/approve`).json(erasureResponseSchema);

export const rejectErasure = (id: string, note: string) =>
  http.put(`erasures/${encodeURIComponent(id)}/reject`, { json: { note } }).json(erasureResponseSchema);

/** The archive of an export. */
export const exportArchive = async (id: string): Promise<Blob> =>
  (await http.get(`personal-data/exports/${encodeURIComponent(id)}/file`)).blob();
