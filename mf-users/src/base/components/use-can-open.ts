import { useScope } from '@academy/shared-auth';
import { useViewer } from './people/use-viewer.ts';

interface KnownPerson {
  id: string;
  role: string;
}

/** Whether the viewer may open a person's page (D9); in doubt true, then the page itself shows an error. */
export function useCanOpen(): (person: KnownPerson) => boolean {
  const viewer = useViewer();
  const scope = useScope('users.read');
  return ({ id, role }) => {
    if (!viewer.can('users.read')) return false;
    if (id === viewer.id || scope === 'all') return true;
    return role === 'student' || (scope === 'team' && role === 'teacher');
  };
}
