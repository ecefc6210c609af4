import { useIsAt } from '@academy/shared-auth/router';
import { Avatar, Box, chakra, Flex, OneLine, Span } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

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

interface RowPerson {
  id: string;
  name: string;
  image: string | null;
}

interface ChatRowProps {
  to: string;
  person: RowPerson;
  /** Instead of the person's picture. */
  picture?: ReactNode;
  /** Beside the name: the role. */
  detail?: string;
  /** In a line of its own below the name: whose conversation it is. */
  about?: string | null;
  /** The second person of a monitored conversation. */
  second?: { person: RowPerson; detail: string };
  time?: ReactNode;
  preview?: ReactNode;
  /** At the end of the preview's line. */
  end?: ReactNode;
  isUnread?: boolean;
}

/** A conversation or a person in the list: a link with all its details. */
export function ChatRow({ to, person, picture, detail, about, second, time, preview, end, isUnread }: ChatRowProps) {
  const isOpen = useIsAt(to);
  return (
    <Row to={to} aria-current={isOpen ? 'true' : undefined}>
      {picture ?? <Pictures people={second ? [person, second.person] : [person]} />}
      <Box flex="1" minWidth="0">
        <Flex alignItems="baseline" gap="2">
          <Name name={person.name} detail={detail} isStrong={isUnread} />
          <Span marginInlineStart="auto" fontSize="xs" flexShrink="0" color={isUnread ? 'accent.fg' : 'fg.subtle'}>
            {time}
          </Span>
        </Flex>
        {second && (
          <Flex alignItems="baseline" gap="2">
            <Name name={second.person.name} detail={second.detail} />
          </Flex>
        )}
        {about && (
          <OneLine fontSize="xs" color="fg.subtle">
            {about}
          </OneLine>
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

/** For two people the second picture is before the first, each with its own edge. */
function Pictures({ people }: { people: readonly RowPerson[] }) {
  const [only] = people;
  if (people.length === 1 && only) return <Avatar person={only.id} name={only.name} image={only.image} boxSize="12" />;
  return (
    <Box position="relative" boxSize="12" flexShrink="0">
      {people.map(({ id, name, image }, index) => (
        <Avatar
          key={id}
          person={id}
          name={name}
          image={image}
          size="sm"
          position="absolute"
          {...(index === 0
            ? { insetBlockStart: '0', insetInlineStart: '0' }
            : { insetBlockEnd: '0', insetInlineEnd: '0' })}
          boxShadow="0 0 0 2px {colors.bg.surface}"
        />
      ))}
    </Box>
  );
}

function Name({ name, detail, isStrong = false }: { name: string; detail?: string; isStrong?: boolean }) {
  return (
    <>
      <OneLine fontWeight={isStrong ? 'semibold' : 'medium'}>{name}</OneLine>
      {detail && (
        <OneLine fontSize="xs" color="fg.subtle" flexShrink="1000000">
          {detail}
        </OneLine>
      )}
    </>
  );
}
