import { Avatar, Box, chakra, Ltr, Span, touch, UserName } from '@academy/shared-ui';
import type { ComponentProps } from 'react';
import { CheckIcon } from '../icons.ts';
import type { Option } from './option.ts';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '10',
    paddingInline: '2.5',
    paddingBlock: '1.5',
    borderRadius: 'control',
    fontSize: 'sm',
    cursor: 'pointer',
    scrollMarginBlock: '1.5',
    [touch]: { minHeight: '11' },
    '&[aria-selected=true]': { bg: 'bg.muted' },
    '& > svg': { width: '18px', height: '18px', flexShrink: 0, color: 'brand.fg' },
  },
});

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

interface OptionRowProps extends ComponentProps<typeof Row> {
  option: Option;
  isChosen: boolean;
}

/** One choice of the list. */
export function OptionRow({ option, isChosen, ...rest }: OptionRowProps) {
  const { value, label, description, image, kind } = option;
  return (
    <Row {...rest}>
      {kind === 'person' && <Avatar person={value} name={label} image={image} size="sm" />}
      <Box flex="1" minWidth="0" overflowWrap="anywhere" lineHeight="1.4">
        <UserName>{label}</UserName>
        {description && (
          <Span display="block" fontSize="xs" color="fg.subtle">
            {isArabic(description) ? <UserName>{description}</UserName> : <Ltr>{description}</Ltr>}
          </Span>
        )}
      </Box>
      {isChosen && <CheckIcon aria-hidden />}
    </Row>
  );
}
