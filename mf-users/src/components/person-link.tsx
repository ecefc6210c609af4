import { TextLink, UserName } from '@academy/shared-ui';
import { listOfRole, places } from './people/places.ts';
import { useCanOpen } from './use-can-open.ts';

interface PersonLinkProps {
  id: string | null;
  /** The role in which they are named. */
  people: string;
  name: string;
}

/** Somebody's name, which leads to their page where the viewer can read it. */
export function PersonLink({ id, people, name }: PersonLinkProps) {
  const canOpen = useCanOpen();
  if (id === null || !canOpen({ id, role: people })) return <UserName>{name}</UserName>;
  return (
    <TextLink reach to={places.person(listOfRole(people), id)}>
      <UserName>{name}</UserName>
    </TextLink>
  );
}
