import type { Query, UseQueryOptions } from '@academy/shared-auth/query';
import { type GenericSchema, safeParse } from 'valibot';
import { keepSeen, readSeen, recordKey, type Seen } from './last-visit.ts';

/** When the data came that queries of this page have begun with. */
const restoredTimes = new Set<number>();

/** Whether data is of a former visit; `at` is the query's `dataUpdatedAt`. */
export const isRestored = (at: number): boolean => restoredTimes.has(at);

function restore<Data>(name: string, schema: GenericSchema<unknown, Data>): (Seen & { data: Data }) | null {
  const seen = readSeen(name);
  if (!seen) return null;
  const parsed = safeParse(schema, seen.data);
  if (!parsed.success) return null;
  restoredTimes.add(seen.at);
  return { at: seen.at, data: parsed.output };
}

interface Restorable<Data> {
  queryKey: UseQueryOptions['queryKey'];
  queryFn?: (context: never) => Data | Promise<Data>;
}

/**
 * A query that begins with what the viewer saw at the last visit, and is always asked for again. For small things that
 * may lie on the device; `RestoredAt` says how old they are. They go with the sign-out, and when another user signs in.
 * `schema` says what its data has to be: data that an earlier release kept in another shape is not shown.
 */
export function restorable<Data, Options extends Restorable<Data>>(
  schema: GenericSchema<unknown, Data>,
  options: Options & Restorable<Data>,
): Options {
  const name = JSON.stringify(options.queryKey);
  const queryFn = async (context: never) => {
    const key = recordKey();
    const data = await options.queryFn?.(context);
    if (key && key === recordKey()) keepSeen(key, name, { at: Date.now(), data });
    return data;
  };
  return {
    ...options,
    queryFn,
    initialData: () => restore(name, schema)?.data,
    initialDataUpdatedAt: () => readSeen(name)?.at,
    refetchOnMount: ({ state }: Query) => (isRestored(state.dataUpdatedAt) ? 'always' : true),
  };
}
