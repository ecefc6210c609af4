import { http, upload } from '@academy/shared-auth';
import type { Option } from '@academy/shared-ui/combobox';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const person = v.object({ id: v.string(), name: v.string() });
export type ConcernPerson = v.InferOutput<typeof person>;

const file = v.object({
  id: v.string(),
  image_path: v.string(),
  type: v.fallback(v.picklist(['image', 'video', 'audio', 'document']), 'document'),
  name: v.nullable(v.string()),
});
export type ConcernFile = v.InferOutput<typeof file>;

export const concernStates = ['new', 'looked_at', 'closed'] as const;
export type ConcernState = (typeof concernStates)[number];

const concernSchema = v.object({
  id: v.string(),
  mine: v.boolean(),
  writer: person,
  about: v.nullable(person),
  text: v.string(),
  state: v.fallback(v.picklist([...concernStates, 'other']), 'other'),
  note: v.nullable(v.string()),
  files: v.array(file),
  replies: v.array(
    v.object({
      id: v.string(),
      by: v.fallback(v.picklist(['writer', 'named']), 'named'),
      author: person,
      text: v.string(),
      files: v.array(file),
      createdAt: v.string(),
    }),
  ),
  createdAt: v.string(),
  closedAt: v.nullable(v.string()),
  may: v.object({ reply: v.boolean(), decide: v.boolean() }),
});
export type Concern = v.InferOutput<typeof concernSchema>;

export const concernPageSchema = v.object({
  data: v.array(concernSchema),
  pagination: v.object({ total: v.number() }),
  named: v.boolean(),
});
type ConcernPage = v.InferOutput<typeof concernPageSchema>;
export const concernResponse = v.object({ data: concernSchema });
export const concernPeopleResponse = v.object({ data: v.object({ to: v.array(person), about: v.array(person) }) });

const all = ['concerns'] as const;
const pathOf = (id: string) => `concerns/${encodeURIComponent(id)}`;
const OWN_OF_PAGE = 20;

const people = async (search: string, signal: AbortSignal) =>
  (await http.get('concerns/people', { searchParams: { search }, signal }).json(concernPeopleResponse)).data;

export const concernQueries = {
  all: () => all,
  /** What the viewer wrote, and whether the viewer is one of the named people. */
  own: () =>
    infiniteQueryOptions({
      queryKey: [...all, 'own'],
      queryFn: ({ pageParam, signal }) => {
        const searchParams = { own: 'true', page: pageParam, per_page: OWN_OF_PAGE };
        return http.get('concerns', { searchParams, signal }).json(concernPageSchema);
      },
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { total } }: ConcernPage, _, page: number) =>
        page * OWN_OF_PAGE < total ? page + 1 : undefined,
    }),
  /** What was written to the viewer as one of the named people. */
  list: (params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...all, 'list', searchParams],
      queryFn: async ({ signal }): Promise<ListPage<Concern>> => {
        const { data, pagination } = await http.get('concerns', { searchParams, signal }).json(concernPageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(concernResponse)).data,
    }),
  /** Who reads what the viewer writes. */
  to: () =>
    queryOptions({
      queryKey: [...all, 'to'],
      queryFn: async ({ signal }) => (await people('', signal)).to,
    }),
  /** For a combobox: whom the viewer can name. */
  about: (words: string) =>
    queryOptions({
      queryKey: [...all, 'about', words],
      queryFn: async ({ signal }): Promise<Option[]> =>
        (await people(words, signal)).about.map(({ id, name }) => ({ value: id, label: name, kind: 'person' })),
    }),
};

function formOf(fields: Readonly<Record<string, string>>, files: readonly File[]): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [at, each] of files.entries()) body.set(`files[${at}]`, each);
  return body;
}

export interface WrittenConcern {
  text: string;
  aboutId: string | null;
  files: readonly File[];
}

/** @throws ApiError 409 `nobody_named`, 422 at `about`, `text` or a file, 429. */
export const writeConcern = ({ text, aboutId, files }: WrittenConcern, key: string): Promise<Concern> =>
  upload('concerns', formOf({ text, ...(aboutId ? { about: aboutId } : {}) }, files), {
    headers: { 'Idempotency-Key': key },
  })
    .json(concernResponse)
    .then(({ data }) => data);

export const replyToConcern = (
  id: string,
  { text, files }: Pick<WrittenConcern, 'text' | 'files'>,
  key: string,
): Promise<Concern> =>
  upload(`${pathOf(id)}/replies`, formOf({ text }, files), { headers: { 'Idempotency-Key': key } })
    .json(concernResponse)
    .then(({ data }) => data);

/** @throws ApiError 422 at `note`. */
export const decideConcern = async (id: string, decision: { state: ConcernState; note?: string }): Promise<Concern> =>
  (await http.put(pathOf(id), { json: decision }).json(concernResponse)).data;
