import {
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  CheckboxField,
  EmptyState,
  ErrorState,
  Flex,
  FormError,
  Grid,
  Heading,
  HStack,
  IconButton,
  LinkTabs,
  ListSkeleton,
  Logo,
  Ltr,
  Ornament,
  PasswordField,
  SelectField,
  Separator,
  Spinner,
  Stack,
  Tabs,
  Text,
  TextAreaField,
  TextField,
  TextLink,
  TimeAgo,
  Tooltip,
  UserName,
} from '@academy/shared-ui';
import { CheckIcon, HeartIcon, PlusIcon, SearchIcon, SendIcon } from '@academy/shared-ui/icons';
import { type ReactNode, useState } from 'react';
import type { Sample } from './samples.ts';

export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3">
      <Text fontSize="xs" color="fg.subtle" dir="ltr" textAlign="start">
        {name}
      </Text>
      {children}
    </Stack>
  );
}

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
          {surfaces.map((token) => (
            <Box key={token} bg={token} boxSize="12" borderRadius="control" borderWidth="1px" />
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
            <Avatar key={size} size={size} name={sample.names[index % 3] ?? ''} />
          ))}
        </HStack>
      </Section>
    </>
  );
}

export function Content({ sample }: { sample: Sample }) {
  const [tab, setTab] = useState('0');
  const tabs = sample.tabs.map((label, index) => ({
    id: String(index),
    label,
    badge: index === 1 ? <Badge tone="accent">3</Badge> : undefined,
  }));
  return (
    <>
      <Section name="Tabs">
        <Tabs label={sample.title} tabs={tabs} value={tab} onChange={setTab}>
          <Text>{tabs[Number(tab)]?.label}</Text>
        </Tabs>
      </Section>
      <Section name="LinkTabs">
        <LinkTabs
          label={sample.title}
          links={tabs.map(({ label }, index) => ({ to: index ? `/${index}` : '', label }))}
        />
      </Section>
      <Section name="Card, UserName, TimeAgo, Ltr">
        <Card>
          <HStack gap="3">
            <Avatar name={sample.names[0] ?? ''} />
            <Box>
              <Text fontWeight="medium">
                <UserName>{sample.names[0] ?? ''}</UserName>
              </Text>
              <Text fontSize="sm" color="fg.subtle">
                <TimeAgo at={new Date(Date.now() - 3 * 3_600_000).toISOString()} />
              </Text>
            </Box>
          </HStack>
          <Text marginBlock="4">{sample.post}</Text>
          <Separator />
          <Text fontSize="sm" color="fg.muted" marginBlockStart="3">
            <Ltr>+962 7 9012 3456</Ltr>
          </Text>
        </Card>
      </Section>
    </>
  );
}

export function Fields({ sample }: { sample: Sample }) {
  const countries = sample.countries.map((label, index) => ({ value: String(index), label }));
  return (
    <Section name="TextField, PasswordField, SelectField, TextAreaField, CheckboxField, FormError">
      <Stack gap="5">
        <FormError>{sample.errors.form}</FormError>
        <TextField label={sample.email} type="email" defaultValue="maryam@" error={sample.errors.email} />
        <PasswordField label={sample.password} defaultValue="bismillah" autoComplete="off" />
        <SelectField label={sample.country} options={countries} placeholder={sample.choose} hint={sample.optional} />
        <TextAreaField label={sample.about} help={sample.aboutHelp} placeholder={sample.context} rows={3} />
        <CheckboxField label={sample.terms} help={sample.aboutHelp} defaultChecked />
        <CheckboxField label={sample.terms} error={sample.errors.terms} />
        <TextField label={sample.email} type="email" defaultValue="maryam@academy.test" disabled />
      </Stack>
    </Section>
  );
}

export function States({ sample }: { sample: Sample }) {
  return (
    <Grid gap="8">
      <Section name="EmptyState">
        <EmptyState
          icon={<SendIcon size={22} />}
          title={sample.empty.title}
          text={sample.empty.text}
          action={<Button>{sample.add}</Button>}
        />
      </Section>
      <Section name="ErrorState">
        <ErrorState detail="mf-timeline 1.0.0" onRetry={() => {}} />
      </Section>
      <Section name="ListSkeleton">
        <ListSkeleton rows={3} />
      </Section>
    </Grid>
  );
}
