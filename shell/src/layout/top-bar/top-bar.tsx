import { Box, Button, chakra, Flex, HStack, Logo, largeText, lowWindow, Span, touch } from '@academy/shared-ui';
import { SearchIcon } from '@academy/shared-ui/icons';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageSwitch, ThemeToggle } from '../preferences.tsx';
import { AccountMenu } from './account-menu.tsx';

const HomeLink = chakra(Link, {
  base: {
    display: { base: 'inline-flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'control',
    [touch]: { boxSize: '11', marginInlineStart: '-1.5' },
  },
});
const Key = chakra('kbd', {
  base: {
    paddingInline: '1.5',
    borderRadius: '4px',
    borderWidth: '1px',
    borderColor: 'border',
    fontFamily: 'body',
    fontSize: 'xs',
    color: 'fg.subtle',
  },
});

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface TopBarProps {
  profilePath: string | null;
  /** Controls of remotes. */
  slots: ReactNode;
  onOpenPalette: () => void;
}

function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Button variant="ghost" onClick={onOpen} aria-keyshortcuts="Control+K Meta+K" paddingInline="3" minWidth="11">
      <SearchIcon aria-hidden />
      <Span srOnly={{ base: true, md: false }}>{t('palette.open.label')}</Span>
      <Span display={{ base: 'none', md: 'inline' }} paddingInlineStart="6" aria-hidden>
        <Key dir="ltr">{isApple ? '⌘ K' : 'Ctrl K'}</Key>
      </Span>
    </Button>
  );
}

/** The bar above every page of the dashboard. */
export const TopBar = memo(({ profilePath, slots, onOpenPalette }: TopBarProps) => {
  return (
    <Flex
      as="header"
      position="sticky"
      css={{
        [lowWindow]: { position: 'static' },
        [largeText]: { position: 'static', flexWrap: 'wrap', height: 'auto' },
      }}
      insetBlockStart="0"
      zIndex="bar"
      alignItems="center"
      gap={{ base: '1', md: '2' }}
      height={{ base: '14', lg: 'topBar' }}
      paddingInline={{ base: '3', md: '6' }}
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <HomeLink to="/dashboard">
        <Logo compact size={30} ratio={2.5} />
      </HomeLink>
      <Box marginInlineStart={{ lg: '-3' }}>
        <PaletteButton onOpen={onOpenPalette} />
      </Box>
      <HStack gap={{ base: '0', md: '1' }} marginInlineStart="auto" css={{ [largeText]: { flexWrap: 'wrap' } }}>
        <LanguageSwitch />
        <ThemeToggle />
        {slots}
        <AccountMenu profilePath={profilePath} />
      </HStack>
    </Flex>
  );
});
