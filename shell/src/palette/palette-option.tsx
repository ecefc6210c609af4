import { useLanguage } from '@academy/shared-auth';
import { Avatar, Box, chakra, OneLine } from '@academy/shared-ui';
import { MenuIcon } from '@academy/shared-ui/icons';
import type { ComponentProps } from 'react';
import type { PaletteLink } from './palette-links.ts';
import type { ResultLink } from './result-links.ts';

const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '3',
    borderRadius: 'control',
    cursor: 'pointer',
    '& > svg': { color: 'fg.subtle', flexShrink: 0 },
    '&[aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'medium' },
  },
});

interface PaletteOptionProps extends Omit<ComponentProps<typeof Option>, 'children'> {
  link: PaletteLink | ResultLink;
}

/**
 * A page or action with its icon; a person or conversation with a picture, and a line that tells people with the same
 * name apart.
 */
export function PaletteOption({ link, ...option }: PaletteOptionProps) {
  const language = useLanguage();
  const isResult = 'group' in link;
  return (
    <Option role="option" {...option}>
      {isResult ? (
        <Avatar person={link.person} name={link.name} image={link.image} size="sm" />
      ) : (
        <MenuIcon node={link.icon} />
      )}
      <OneLine>{link.label[language]}</OneLine>
      {isResult && link.detail && (
        <Box marginInlineStart="auto" maxWidth="45%" fontSize="sm" fontWeight="normal" color="fg.muted">
          <OneLine dir="ltr">{link.detail}</OneLine>
        </Box>
      )}
    </Option>
  );
}
