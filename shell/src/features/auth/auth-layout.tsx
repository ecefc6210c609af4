import { useAcademyName } from '@academy/shared-auth';
import { Box, chakra, Flex, Grid, Heading, HStack, Logo, Ornament, Stack, Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch, ThemeToggle } from '#/layout/preferences.tsx';

/** The brand's side of the screen: our pattern and a verse. */
function BrandPanel() {
  const { t } = useTranslation('shell');
  return (
    <Flex
      as="aside"
      display={{ base: 'none', lg: 'flex' }}
      position="relative"
      overflow="hidden"
      flexDirection="column"
      justifyContent="flex-end"
      padding="16"
      bg="brand.900"
      color="white"
    >
      <Ornament opacity={0.14} scale={1.4} />
      <Box
        position="absolute"
        inset="0"
        aria-hidden
        css={{ background: 'linear-gradient(to top, {colors.brand.950}, transparent 70%)' }}
      />
      <Stack position="relative" gap="3" maxWidth="30rem">
        <Text fontSize="2xl" fontWeight="medium" lineHeight="1.5">
          {t('auth.panel.title')}
        </Text>
        <Text color="brand.300" fontSize="sm">
          {t('auth.panel.source')}
        </Text>
        <Text color="brand.100" marginBlockStart="6">
          {t('auth.panel.text')}
        </Text>
      </Stack>
    </Flex>
  );
}

interface AuthLayoutProps {
  title: string;
  context: string;
  /** Above the title: the number of the step. */
  step?: string;
  children: ReactNode;
  /** Below the form: a link to another form. */
  footer?: ReactNode;
}

const HomeLink = chakra('a', { base: { display: 'inline-flex', alignItems: 'center', minHeight: '11' } });

/** Two panels on wide screens, only the form on a phone. */
export function AuthLayout({ title, context, step, children, footer }: AuthLayoutProps) {
  const { t } = useTranslation('shell');
  const name = useAcademyName();
  return (
    <Grid
      gap="0"
      minHeight="100dvh"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
    >
      <Flex flexDirection="column" minHeight="100dvh" paddingInline={{ base: '5', md: '8' }} bg="bg">
        <HStack justifyContent="space-between" flexWrap="wrap" minHeight="topBar">
          <HomeLink href="/" aria-label={t('auth.home.label', { name })}>
            <Logo />
          </HomeLink>
          <HStack gap="0" flexWrap="wrap">
            <LanguageSwitch />
            <ThemeToggle />
          </HStack>
        </HStack>
        <Flex flex="1" alignItems="center" justifyContent="center" paddingBlock="8">
          <Stack width="full" maxWidth="25rem" gap="8">
            <Box>
              {step && (
                <Text fontSize="sm" color="accent.fg" fontWeight="medium" marginBlockEnd="2">
                  {step}
                </Text>
              )}
              <Heading as="h1" size="xl" tabIndex={-1}>
                {title}
              </Heading>
              <Text color="fg.muted" marginBlockStart="2">
                {context}
              </Text>
            </Box>
            {children}
            {footer && (
              <Text fontSize="sm" color="fg.muted">
                {footer}
              </Text>
            )}
          </Stack>
        </Flex>
      </Flex>
      <BrandPanel />
    </Grid>
  );
}
