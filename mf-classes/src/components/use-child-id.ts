import { useSearchParams } from '@academy/shared-auth/router';
import { useViewer } from './use-viewer.ts';

/** The child to which a relative has narrowed a list; null for all, and for who is no relative. */
export function useChildId(): string | null {
  const [search] = useSearchParams();
  const { side } = useViewer();
  const id = search.get('student_id') ?? '';
  return side === 'family' && /^[1-9]\d{0,14}$/.test(id) ? id : null;
}
