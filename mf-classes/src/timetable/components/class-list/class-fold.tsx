import { Box, Button, Flex, Span } from '@academy/shared-ui';
import { ChevronDownIcon } from '@academy/shared-ui/icons';
import { type ReactNode, useId, useState } from 'react';
import { FramedList } from '#/base/components/framed-list.tsx';

interface ClassFoldProps {
  title: ReactNode;
  /** Shown beside the title, if the title does not say it. */
  count?: ReactNode;
  isOpenAtFirst?: boolean;
  /** What can be done with all of its classes. */
  action?: ReactNode;
  /** The rows; they are drawn while the fold is open. */
  children: () => ReactNode;
}

/** A part of a list of classes, closed until it is wanted. */
export function ClassFold({ title, count, isOpenAtFirst = false, action, children }: ClassFoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <Box>
      <Button
        variant="ghost"
        color="fg"
        width="full"
        height="auto"
        minHeight={{ base: '11', md: '10' }}
        paddingInline="2"
        paddingBlock="2"
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
            <Span color="fg.muted" fontWeight="normal">
              {count}
            </Span>
          )}
        </Flex>
      </Button>
      {isOpen && (
        <Box id={id} marginBlockStart="1">
          {action && <Box marginBlockEnd="3">{action}</Box>}
          <FramedList>{children()}</FramedList>
        </Box>
      )}
    </Box>
  );
}
