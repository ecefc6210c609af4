import { Avatar, HStack, Span } from '@academy/shared-ui';
import type { User } from '#/api/users.ts';

/** Who a page is about, for its header: picture, name, code. */
export function PersonLine({ user }: { user: Pick<User, 'name' | 'image'> & Partial<User> }) {
  const code = user.student?.code ?? user.teacher?.code;
  return (
    <HStack as="span" gap="2.5" minWidth="0">
      <Avatar name={user.name} image={user.image} size="sm" />
      <Span truncate dir="auto" color="fg">
        {user.name}
      </Span>
      {code && (
        <Span truncate dir="ltr" flexShrink="0" maxWidth="40%" fontSize="sm" color="fg.subtle">
          {code}
        </Span>
      )}
    </HStack>
  );
}
