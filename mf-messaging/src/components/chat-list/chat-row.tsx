import { Link } from '@academy/shared-auth/router';
import { Avatar, Box, chakra, Flex, Span } from '@academy/shared-ui';
import type { ReactNode } from 'react';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingInline: { base: '4', md: '3' },
    paddingBlock: '2.5',
    borderRadius: { md: 'control' },
    minHeight: '4.5rem',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=true]': { bg: 'brand.subtle' },
  },
});

interface ChatRowProps {
  to: string;
  isOpen: boolean;
  name: string;
  image: string | null;
  /** Beside the name: the role. */
  detail?: string;
  /** A second person, of a conversation that is read by an administrator. */
  second?: { name: string; detail: string };
  time?: ReactNode;
  preview?: ReactNode;
  /** At the end of the preview's line. */
  end?: ReactNode;
  isUnread?: boolean;
}

/** A conversation or a person of the list: a link with all that is known of it. */
export function ChatRow({ to, isOpen, name, image, detail, second, time, preview, end, isUnread }: ChatRowProps) {
  return (
    <Row to={to} aria-current={isOpen ? 'true' : undefined}>
      <Avatar name={name} image={image} boxSize="12" />
      <Box flex="1" minWidth="0">
        <Flex alignItems="baseline" gap="2">
          <Name name={name} detail={detail} isStrong={isUnread} />
          <Span marginInlineStart="auto" fontSize="xs" flexShrink="0" color={isUnread ? 'accent.fg' : 'fg.subtle'}>
            {time}
          </Span>
        </Flex>
        {second && (
          <Flex alignItems="baseline" gap="2">
            <Name name={second.name} detail={second.detail} />
          </Flex>
        )}
        {(preview || end) && (
          <Flex alignItems="center" gap="1.5" minHeight="6" fontSize="sm" color={isUnread ? 'fg' : 'fg.muted'}>
            {preview}
            {end}
          </Flex>
        )}
      </Box>
    </Row>
  );
}

function Name({ name, detail, isStrong = false }: { name: string; detail?: string; isStrong?: boolean }) {
  return (
    <>
      <Span dir="auto" fontWeight={isStrong ? 'semibold' : 'medium'} truncate>
        {name}
      </Span>
      {detail && (
        <Span fontSize="xs" color="fg.subtle" flexShrink="0">
          {detail}
        </Span>
      )}
    </>
  );
}
