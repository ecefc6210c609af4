import { useScope } from '@academy/shared-auth';
import { useViewer } from './people/use-viewer.ts';

interface KnownPerson {
  id: string;
  role: string;
}

/** Whether somebody who is named elsewhere may have a page for the viewer (D9); in doubt the page itself says that it has none. */
export function useCanOpen(): (person: KnownPerson) => boolean {
  const viewer = useViewer();
  const scope = useScope('users.read');
  return ({ id, role }) => {
    if (!viewer.can('users.read')) return false;
    if (id === viewer.id || scope === 'all') return true;
    return role === 'student' || (scope === 'team' && role === 'teacher');
  };
}
