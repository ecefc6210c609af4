import { useAcademyName } from '@academy/shared-auth';
import { Box, chakra, HStack, Logo, PageBody, PageHeader } from '@academy/shared-ui';
import type { ReactNode } from 'react';

const HomeLink = chakra('a', { base: { display: 'inline-flex', alignItems: 'center', minHeight: '11' } });

interface PublicPageProps {
  title: string;
  context?: string;
  children: ReactNode;
}

/** A page outside the dashboard that visitors read, with a link to the academy's front page. */
export function PublicPage({ title, context, children }: PublicPageProps) {
  const name = useAcademyName();
  return (
    <Box>
      <HStack minHeight="topBar" paddingInline={{ base: '4', md: '6' }} borderBottomWidth="1px" borderColor="border">
        <HomeLink href="/" aria-label={name}>
          <Logo />
        </HomeLink>
      </HStack>
      <Box paddingBlock={{ base: '4', md: '8' }} paddingInline={{ base: '4', md: '6' }}>
        <PageBody width="reading">
          <PageHeader title={title} context={context} />
          {children}
        </PageBody>
      </Box>
    </Box>
  );
}
