import { readershipOf } from './readership.ts';
import { useReader } from './use-reader.ts';

interface KnownPerson {
  id: string;
  role: string;
}

/** Whether somebody who is named elsewhere may have a page for the viewer (D9); in doubt the page itself says that it has none. */
export function useCanOpen(): (person: KnownPerson) => boolean {
  const reader = useReader();
  const readership = readershipOf(reader.roles);
  return ({ id, role }) => {
    if (!reader.can('users.read')) return false;
    if (id === reader.id || readership === 'all' || readership === 'some') return true;
    return role === 'student' || (readership === 'team' && role === 'teacher');
  };
}
