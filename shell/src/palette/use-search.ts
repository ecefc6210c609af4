import { http } from '@academy/shared-auth';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

const PAUSE_MS = 120;
const LEAST_CHARS = 2;

const resultSchema = v.object({
  kind: v.string(),
  id: v.string(),
  title: v.string(),
  detail: v.nullable(v.string()),
  image: v.nullable(v.string()),
});
const responseSchema = v.object({ data: v.array(resultSchema) });
export type SearchResult = v.InferOutput<typeof resultSchema>;

interface Found {
  results: readonly SearchResult[];
  hasFailed: boolean;
  /** Whether the search for the last typed text is running. */
  isPending: boolean;
}
const nothing: Found = { results: [], hasFailed: false, isPending: false };

/** The API's matches for the typed text, after a pause in typing. Until then the former results stay. */
export function useSearch(query: string): Found {
  const [found, setFound] = useState(nothing);
  const q = query.trim();
  useEffect(() => {
    if (q.length < LEAST_CHARS) return setFound(nothing);
    const request = new AbortController();
    const search = async () => {
      try {
        const { signal } = request;
        const { data } = await http.get('search', { searchParams: { q }, signal, retry: 0 }).json(responseSchema);
        if (!signal.aborted) setFound({ results: data, hasFailed: false, isPending: false });
      } catch {
        if (!request.signal.aborted) setFound({ results: [], hasFailed: true, isPending: false });
      }
    };
    setFound((before) => ({ ...before, isPending: true }));
    const timer = setTimeout(search, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [q]);
  return found;
}
