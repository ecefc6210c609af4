import {
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  CheckboxField,
  EmptyState,
  ErrorState,
  FormError,
  Grid,
  HStack,
  LinkTabs,
  ListSkeleton,
  Ltr,
  PasswordField,
  SelectField,
  Separator,
  Stack,
  Tabs,
  Text,
  TextAreaField,
  TextField,
  TimeAgo,
  UserName,
} from '@academy/shared-ui';
import { SendIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import type { Sample } from './samples.ts';
import { Section } from './section.tsx';

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
            <Avatar person="1" name={sample.names[0] ?? ''} />
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
