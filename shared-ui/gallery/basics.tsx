import {
  Avatar,
  Badge,
  Box,
  Button,
  Flex,
  Heading,
  HStack,
  IconButton,
  Logo,
  Ornament,
  Spinner,
  Stack,
  Text,
  TextLink,
  Tooltip,
} from '@academy/shared-ui';
import { CheckIcon, HeartIcon, PlusIcon, SearchIcon, SendIcon } from '@academy/shared-ui/icons';
import type { Sample } from './samples.ts';
import { Section } from './section.tsx';

const surfaces = ['bg', 'bg.surface', 'bg.subtle', 'bg.muted', 'brand.solid', 'brand.subtle', 'accent.solid'];

export function Foundations({ sample }: { sample: Sample }) {
  return (
    <>
      <Section name="Logo, Ornament">
        <Flex
          position="relative"
          color="brand.fg"
          borderRadius="card"
          borderWidth="1px"
          overflow="hidden"
          minHeight="48"
          alignItems="center"
          paddingInline="8"
        >
          <Ornament opacity={0.16} />
          <Stack position="relative">
            <Logo size={44} />
            <Heading size="2xl">{sample.verse}</Heading>
          </Stack>
        </Flex>
      </Section>
      <Section name="Heading, Text">
        {(['xl', 'lg', 'md', 'sm'] as const).map((size) => (
          <Heading key={size} size={size}>
            {sample.confirm.title}
          </Heading>
        ))}
        <Text>{sample.post}</Text>
        <Text color="fg.muted">{sample.context}</Text>
        <Text color="fg.subtle" fontSize="sm">
          {sample.aboutHelp} <TextLink to="#">{sample.link}</TextLink>
        </Text>
      </Section>
      <Section name="colours">
        <HStack flexWrap="wrap">
          {surfaces.map((token, index) => (
            <Box key={token} bg={surfaces[index]} boxSize="12" borderRadius="control" borderWidth="1px" />
          ))}
        </HStack>
      </Section>
    </>
  );
}

export function Controls({ sample }: { sample: Sample }) {
  const tones = ['neutral', 'brand', 'success', 'warning', 'danger', 'info', 'accent'] as const;
  return (
    <>
      <Section name="Button, IconButton, Spinner">
        <HStack flexWrap="wrap">
          <Button>
            <PlusIcon aria-hidden /> {sample.add}
          </Button>
          <Button variant="outline">{sample.edit}</Button>
          <Button variant="ghost">{sample.share}</Button>
          <Button variant="danger">{sample.remove}</Button>
        </HStack>
        <HStack flexWrap="wrap">
          <Button loading>{sample.save}</Button>
          <Button disabled>{sample.save}</Button>
          <Button size="sm" variant="outline" aria-pressed>
            <CheckIcon aria-hidden /> {sample.approve}
          </Button>
          <Button size="lg">{sample.save}</Button>
        </HStack>
        <HStack>
          <Tooltip label={sample.share}>
            <IconButton aria-label={sample.share}>
              <SendIcon />
            </IconButton>
          </Tooltip>
          <IconButton aria-label={sample.share} variant="outline">
            <SearchIcon />
          </IconButton>
          <IconButton aria-label={sample.approve} variant="solid">
            <HeartIcon />
          </IconButton>
          <Spinner />
        </HStack>
      </Section>
      <Section name="Badge">
        <HStack flexWrap="wrap">
          {tones.map((tone, index) => (
            <Badge key={tone} tone={tone}>
              {sample.states[index]}
            </Badge>
          ))}
        </HStack>
      </Section>
      <Section name="Avatar">
        <HStack gap="3">
          {(['sm', 'md', 'lg', 'xl'] as const).map((size, index) => (
            <Avatar key={size} person={String(index)} size={size} name={sample.names[index % 3] ?? ''} />
          ))}
        </HStack>
      </Section>
    </>
  );
}
