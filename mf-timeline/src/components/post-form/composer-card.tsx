import type { SessionUser } from '@academy/shared-auth';
import { Avatar, Box, Card, HStack, UserName } from '@academy/shared-ui';
import { useState } from 'react';
import type { Post } from '#/api/posts.ts';
import { PostForm, type PostFormProps } from './post-form.tsx';

interface ComposerCardProps extends Pick<PostFormProps, 'initialText' | 'takesFocus' | 'onClose'> {
  user: SessionUser;
  post?: Post | null;
}

/** The form under its author's name. */
export function ComposerCard({ user, post = null, initialText, ...rest }: ComposerCardProps) {
  const [round, setRound] = useState(0);
  return (
    <Card>
      <PostForm
        key={`${user.id}-${round}`}
        post={post}
        initialText={round === 0 ? initialText : undefined}
        onRestart={() => setRound(round + 1)}
        {...rest}
      >
        <HStack gap="3">
          <Avatar person={user.id} name={user.name} image={user.image} />
          <Box fontWeight="semibold">
            <UserName>{user.name}</UserName>
          </Box>
        </HStack>
      </PostForm>
    </Card>
  );
}
