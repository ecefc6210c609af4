import { Box, Button, Flex, Span } from '@academy/shared-ui';
import { ChevronDownIcon } from '@academy/shared-ui/icons';
import { type ReactNode, useId, useState } from 'react';

interface FoldProps {
  title: string;
  count?: number;
  isOpenAtFirst?: boolean;
  /** Drawn while the fold is open. */
  children: () => ReactNode;
}

/** A group of a long page, closed until it is wanted. */
export function Fold({ title, count, isOpenAtFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <Box>
      <Button
        variant="ghost"
        width="calc(100% + 1rem)"
        height="auto"
        minHeight={{ base: '11', md: '10' }}
        paddingInline="2"
        paddingBlock="2"
        marginInline="-2"
        justifyContent="flex-start"
        textAlign="start"
        whiteSpace="normal"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Span
          transform={isOpen ? undefined : 'rotate(-90deg)'}
          css={{ '[dir=rtl] &': isOpen ? {} : { transform: 'rotate(90deg)' } }}
          aria-hidden
        >
          <ChevronDownIcon size={16} />
        </Span>
        <Flex as="span" flex="1" minWidth="0" gap="3" justifyContent="space-between" flexWrap="wrap">
          <Span>{title}</Span>
          {count !== undefined && (
            <Span color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
              {count}
            </Span>
          )}
        </Flex>
      </Button>
      {isOpen && (
        <Box id={id} marginBlockStart="1">
          {children()}
        </Box>
      )}
    </Box>
  );
}
