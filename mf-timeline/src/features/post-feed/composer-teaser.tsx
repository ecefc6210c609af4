import { useSession, useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Avatar, Card, Flex, Span, VisuallyHidden } from '@academy/shared-ui';

/** Looks like the place to write, and leads to it. */
export function ComposerTeaser() {
  const { t } = useTranslation('timeline');
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <Card
      padding="none"
      transitionProperty="border-color"
      transitionDuration="fast"
      _hover={{ borderColor: 'border.strong' }}
    >
      <Flex
        asChild
        alignItems="center"
        gap="3"
        paddingInline={{ base: '4', md: '5' }}
        paddingBlock="3"
        borderRadius="card"
      >
        <Link to="/dashboard/timeline/add">
          <Avatar name={user.name} image={user.image} />
          <Span color="fg.subtle" truncate>
            <VisuallyHidden>{t('feed.composer.label')} </VisuallyHidden>
            {t('feed.composer.prompt')}
          </Span>
        </Link>
      </Flex>
    </Card>
  );
}
