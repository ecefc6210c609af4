import { TextLink, UserName } from '@academy/shared-ui';
import { listOfRole, places } from './people/places.ts';
import { useCanOpen } from './use-can-open.ts';

interface PersonLinkProps {
  id: string | null;
  /** The role in which the person is named. */
  people: string;
  name: string;
}

/** A person's name, as a link to their page if the viewer may open it. */
export function PersonLink({ id, people, name }: PersonLinkProps) {
  const canOpen = useCanOpen();
  if (id === null || !canOpen({ id, role: people })) return <UserName>{name}</UserName>;
  return (
    <TextLink reach to={places.person(listOfRole(people), id)}>
      <UserName>{name}</UserName>
    </TextLink>
  );
}
