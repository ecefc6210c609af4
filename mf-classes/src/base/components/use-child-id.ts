import { useSearchParams } from 'react-router-dom';
import { useViewer } from './use-viewer.ts';

/** The child by whom a relative filters a list; null for all, and for viewers who are no relatives. */
export function useChildId(): string | null {
  const [search] = useSearchParams();
  const { side } = useViewer();
  const id = search.get('student_id') ?? '';
  return side === 'family' && /^[1-9]\d{0,14}$/.test(id) ? id : null;
}
