import { useState } from 'react';

/** All ids that were there at some time: a row that was put first stays there while somebody works at it. */
export function useSeen(ids: readonly string[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(ids));
  if (ids.every((id) => seen.has(id))) return seen;
  const next = new Set([...seen, ...ids]);
  setSeen(next);
  return next;
}
