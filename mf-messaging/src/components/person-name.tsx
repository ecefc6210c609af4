import { TextLink, UserName } from '@academy/shared-ui';
import { type KnownPerson, usePersonPlace } from './person-place.ts';

/** A person's name, as a link to their page if the viewer may open it. */
export function PersonName({ person }: { person: KnownPerson & { name: string } }) {
  const place = usePersonPlace()(person);
  if (!place) return <UserName>{person.name}</UserName>;
  return (
    <TextLink to={place} color="inherit" textDecorationColor="transparent" fontWeight="inherit">
      <UserName>{person.name}</UserName>
    </TextLink>
  );
}
