import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from './may.ts';
import { packageTexts } from './package-fields.ts';

const packageSchema = v.object({
  _id: v.string(),
  ...packageTexts.read,
  prices: v.array(v.object({ currency: v.string(), amount: v.number() })),
  visibleTo: v.array(v.string()),
  /** Extra classes: bought once, also by who has a running plan (D133). */
  forSubscribers: v.optional(v.boolean(), false),
  active: v.boolean(),
  createdAt: v.string(),
  may: maySchema(['update', 'deactivate', 'reactivate', 'delete']),
});
export type Package = v.InferOutput<typeof packageSchema>;
export const packagePageSchema = v.object({ data: v.array(packageSchema), total: v.number() });
export const packageResponse = v.object({ data: packageSchema });
export const audiencesResponse = v.object({ data: v.array(v.object({ id: v.string(), name: v.string() })) });

/** The form's request. An amount is sent as typed, so that it stays exact. */
export interface PackageFields extends Omit<v.InferOutput<typeof packageTexts.written>, 'titleAr'> {
  /** Null where `title` is the only one (D168). */
  titleAr: string | null;
  prices: { currency: string; amount: string }[];
  visibleTo: string[];
  forSubscribers: boolean;
}

const MOST_CARDS = 100;
const allPackages = ['packages'] as const;
const pathOf = (id: string, rest = '') => `packages/${encodeURIComponent(id)}${rest}`;

async function listPackages(searchParams: Record<string, string>, signal: AbortSignal): Promise<ListPage<Package>> {
  const { data, total } = await http.get('packages', { searchParams, signal }).json(packagePageSchema);
  return { rows: data, total };
}

/** The API of packages names the page size `limit`. */
function requestOf(params: ListParams): Record<string, string> {
  const { per_page: limit, ...request } = listRequest(params);
  return limit ? { ...request, limit } : request;
}

function listQuery(params: ListParams) {
  const request = requestOf(params);
  return queryOptions({
    queryKey: [...allPackages, 'list', request],
    queryFn: ({ signal }) => listPackages(request, signal),
  });
}

const offer: ListParams = { page: 1, perPage: MOST_CARDS, sort: '-createdAt', q: '', filters: {} };
const offerRequest = requestOf(offer);

export const packageQueries = {
  all: () => allPackages,
  list: listQuery,
  /** A buyer's choices: the first page of the list, which is fetched before the code has loaded. */
  onOffer: () => listQuery(offer),
  /** The same for the start page. */
  forStart: () =>
    restorable(
      v.array(packageSchema),
      queryOptions({
        queryKey: [...allPackages, 'for-start'],
        queryFn: async ({ signal }) => (await listPackages(offerRequest, signal)).rows,
      }),
    ),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...allPackages, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(packageResponse)).data,
    }),
  /** The roles that a package can be visible to. */
  audiences: () =>
    queryOptions({
      queryKey: [...allPackages, 'audiences'],
      queryFn: async ({ signal }) => (await http.get('packages/audiences', { signal }).json(audiencesResponse)).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** The same key never makes a second package. */
export async function createPackage(fields: PackageFields, key: string): Promise<void> {
  await http.post('packages', { json: fields, headers: { 'Idempotency-Key': key } });
}

export async function changePackage(id: string, fields: PackageFields): Promise<void> {
  await http.put(pathOf(id), { json: fields });
}

export async function deactivatePackage(id: string): Promise<void> {
  await http.put(pathOf(id, '/deactivate'));
}

export async function reactivatePackage(id: string): Promise<void> {
  await http.put(pathOf(id, '/reactivate'));
}

export async function deletePackage(id: string): Promise<void> {
  await http.delete(pathOf(id));
}
