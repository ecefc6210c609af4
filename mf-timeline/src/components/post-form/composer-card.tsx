import type { SessionUser } from '@academy/shared-auth';
import { Avatar, Box, Card, HStack, UserName } from '@academy/shared-ui';
import { useState } from 'react';
import type { Post } from '#/api/posts.ts';
import { PostForm } from './post-form.tsx';

/** The form under its author's name. */
export function ComposerCard({ user, post = null }: { user: SessionUser; post?: Post | null }) {
  const [round, setRound] = useState(0);
  return (
    <Card>
      <PostForm key={`${user.id}-${round}`} post={post} onRestart={() => setRound(round + 1)}>
        <HStack gap="3">
          <Avatar name={user.name} image={user.image} />
          <Box fontWeight="semibold">
            <UserName>{user.name}</UserName>
          </Box>
        </HStack>
      </PostForm>
    </Card>
  );
}
