import { useViewer } from './people/use-viewer.ts';
import { listScopeOf } from './readership.ts';

interface KnownPerson {
  id: string;
  role: string;
}

/** Whether somebody who is named elsewhere may have a page for the viewer (D9); in doubt the page itself says that it has none. */
export function useCanOpen(): (person: KnownPerson) => boolean {
  const viewer = useViewer();
  const listScope = listScopeOf(viewer.roles);
  return ({ id, role }) => {
    if (!viewer.can('users.read')) return false;
    if (id === viewer.id || listScope === 'all' || listScope === 'some') return true;
    return role === 'student' || (listScope === 'team' && role === 'teacher');
  };
}
