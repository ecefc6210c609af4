import { Avatar, HStack, Ltr, Span, UserName } from '@academy/shared-ui';
import type { User } from '#/api/users.ts';

/** Who a page is about, for its header: picture, name, code. */
export function PersonLine({ user }: { user: Pick<User, 'name' | 'image'> & Partial<User> }) {
  const code = user.student?.code ?? user.teacher?.code;
  return (
    <HStack as="span" gap="2.5" minWidth="0">
      <Avatar name={user.name} image={user.image} size="sm" />
      <Span truncate color="fg">
        <UserName>{user.name}</UserName>
      </Span>
      {code && (
        <Span fontSize="sm" color="fg.subtle" flexShrink="0">
          <Ltr>{code}</Ltr>
        </Span>
      )}
    </HStack>
  );
}
