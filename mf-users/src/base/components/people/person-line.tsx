import { Avatar, chakra, HStack, OneLine } from '@academy/shared-ui';
import { Link } from 'react-router-dom';
import type { User } from '#/base/api/users.ts';
import { listOfRole, places } from './places.ts';
import { useViewer } from './use-viewer.ts';

const NameLink = chakra(Link, {
  base: {
    borderRadius: 'control',
    color: 'fg',
    _hover: { textDecoration: 'underline', textDecorationColor: 'border.strong', textUnderlineOffset: '0.25em' },
  },
});

/** The person of a page, for its header: picture, name with a link, code. */
export function PersonLine({ user }: { user: Pick<User, 'name' | 'image'> & Partial<Omit<User, 'relations'>> }) {
  const viewer = useViewer();
  const isLink = user.id !== undefined && user.id !== viewer.id && viewer.can('users.read');
  const code = user.student?.code ?? user.teacher?.code;
  return (
    <HStack as="span" gap="2.5" minWidth="0">
      <Avatar person={user.id ?? user.name} name={user.name} image={user.image} size="sm" />
      {isLink ? (
        <OneLine title={user.name}>
          <NameLink to={places.person(listOfRole(user.role ?? ''), user.id ?? '')}>{user.name}</NameLink>
        </OneLine>
      ) : (
        <OneLine color="fg">{user.name}</OneLine>
      )}
      {code && (
        <OneLine dir="ltr" flexShrink="0" maxWidth="40%" fontSize="sm" color="fg.subtle">
          {code}
        </OneLine>
      )}
    </HStack>
  );
}
