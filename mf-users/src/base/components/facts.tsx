import { Box, chakra, Flex, Heading, Stack, TextLink, touch } from '@academy/shared-ui';
import type { ReactNode } from 'react';

const Term = chakra('dt', { base: { color: 'fg.muted', flexShrink: '0' } });
const Detail = chakra('dd', {
  base: {
    minWidth: '0',
    textAlign: 'end',
    overflowWrap: 'anywhere',
    '& a': { [touch]: { display: 'inline-flex', alignItems: 'center', minHeight: '11' } },
  },
});

/** The link is as high as a thumb needs, so its name is aligned to it. */
const row = { [touch]: { '&:has(a)': { alignItems: 'center' } } };

interface FactsProps {
  /** Facts without a value are left out. */
  facts: readonly { label: string; value: ReactNode }[];
}

/** Facts, each after its name. */
export function Facts({ facts }: FactsProps) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
  if (known.length === 0) return null;
  return (
    <Stack as="dl" gap="2" fontSize="sm">
      {known.map(({ label, value }) => (
        <Flex key={label} gap="4" justifyContent="space-between" css={row}>
          <Term>{label}</Term>
          <Detail>{value}</Detail>
        </Flex>
      ))}
    </Stack>
  );
}

interface ProfileLinksProps {
  links: readonly { to: string; label: string }[];
}

/** Links to more about it. */
export function ProfileLinks({ links }: ProfileLinksProps) {
  return (
    <Flex flexWrap="wrap" columnGap="4" rowGap={{ base: '6', md: '2' }} fontSize="sm">
      {links.map(({ to, label }) => (
        <TextLink alone key={to} to={to}>
          {label}
        </TextLink>
      ))}
    </Flex>
  );
}

/** A card of the side column. */
export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      padding={{ base: '4', md: '5' }}
    >
      <Heading size="sm" marginBlockEnd="3">
        {title}
      </Heading>
      <Stack gap="4">{children}</Stack>
    </Box>
  );
}
