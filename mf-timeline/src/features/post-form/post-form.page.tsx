import { useSession, useTranslation } from '@academy/shared-auth';
import { Avatar, Box, Card, HStack, PageBody, PageHeader, UserName } from '@academy/shared-ui';
import { PostForm } from './post-form.tsx';

export default function PostFormPage() {
  const { t } = useTranslation('timeline');
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <PageBody width="reading">
      <PageHeader title={t('form.header.title')} context={t('form.header.context')} />
      <Card>
        <HStack gap="3" marginBlockEnd="4">
          <Avatar name={user.name} image={user.image} />
          <Box fontWeight="semibold">
            <UserName>{user.name}</UserName>
          </Box>
        </HStack>
        <PostForm key={user.id} userId={user.id} />
      </Card>
    </PageBody>
  );
}
