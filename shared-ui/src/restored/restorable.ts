import type { Query, UseQueryOptions } from '@tanstack/react-query';
import { type GenericSchema, safeParse } from 'valibot';
import { keepSeen, readSeen, recordKey, type Seen } from './last-visit.ts';

/** The times of the stored data with which this page's queries started. */
const restoredTimes = new Set<number>();

/** Whether data is from an earlier visit; `at` is the query's `dataUpdatedAt`. */
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
 * A query that starts with the data of the last visit, and is always fetched again. For small data that may be stored
 * on the device; `RestoredAt` shows its age. It is deleted at sign-out, and when another user signs in. `schema` checks
 * the data: data that an earlier release stored in another shape is not shown.
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
