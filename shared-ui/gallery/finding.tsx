import type { Language } from '@academy/shared-auth';
import {
  Button,
  ConfirmDialog,
  createQueryClient,
  Dialog,
  Grid,
  Heading,
  HStack,
  Stack,
  Text,
} from '@academy/shared-ui';
import { BarChart, LineChart } from '@academy/shared-ui/chart';
import { ComboboxField, type Option } from '@academy/shared-ui/combobox';
import { MonthSwitch } from '@academy/shared-ui/date-field';
import { QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { type FindingWords, findingWords, monthPoints } from './finding-words.ts';
import { findPeople } from './people.ts';
import { Section } from './section.tsx';

type Responding = 'at once' | 'slow' | 'fail';

const teachersQuery = (language: Language, text: string, responding: Responding) =>
  queryOptions({
    queryKey: ['teachers', language, text, responding],
    queryFn: async (): Promise<Option[]> => {
      if (responding === 'slow') await new Promise(() => {});
      if (responding === 'fail') throw new Error('refused');
      const { rows } = findPeople(language, { page: 1, perPage: 50, sort: null, q: text, filters: {} });
      return rows.map(({ id, name, email }) => ({ value: id, label: name, description: email, kind: 'person' }));
    },
    retry: false,
  });

function Teacher({ language, responding = 'at once' }: { language: Language; responding?: Responding }) {
  const words = findingWords[language];
  const [teacher, setTeacher] = useState<Option | null>(null);
  return (
    <ComboboxField
      label={words.teacher}
      help={responding === 'at once' ? words.teacherHelp : undefined}
      placeholder={words.find}
      value={teacher}
      onChange={setTeacher}
      query={(text) => teachersQuery(language, text, responding)}
    />
  );
}

function Confirmations({ words, language }: { words: FindingWords; language: Language }) {
  const [open, setOpen] = useState<'typed' | 'refused' | 'relate' | null>(null);
  const close = () => setOpen(null);
  return (
    <HStack flexWrap="wrap">
      <Button variant="outline" onClick={() => setOpen('typed')}>
        ConfirmDialog typed
      </Button>
      <Button variant="outline" onClick={() => setOpen('refused')}>
        ConfirmDialog error
      </Button>
      <Button variant="outline" onClick={() => setOpen('relate')}>
        Dialog with ComboboxField
      </Button>
      <ConfirmDialog
        open={open === 'typed' || open === 'refused'}
        title={words.confirm.title}
        description={words.confirm.text}
        confirmLabel={words.confirm.act}
        typed={open === 'typed' ? words.confirm.typed : undefined}
        error={open === 'refused' ? words.confirm.rejected : undefined}
        onConfirm={close}
        onCancel={close}
      >
        <Text fontSize="sm">{words.confirm.more}</Text>
      </ConfirmDialog>
      <Dialog open={open === 'relate'} onClose={close} title={words.teacher}>
        <Teacher language={language} />
      </Dialog>
    </HStack>
  );
}

/** Samples: choosing from many, months, charts, confirming by typing. */
export function Finding({ language }: { language: Language }) {
  const [client] = useState(createQueryClient);
  const words = findingWords[language];
  const [month, setMonth] = useState('2026-11');
  const points = monthPoints(language);
  return (
    <QueryClientProvider client={client}>
      <Grid gap="12" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <Stack gap="10">
          <Section name="ComboboxField">
            <Teacher language={language} />
            <Teacher language={language} responding="slow" />
            <Teacher language={language} responding="fail" />
            <ComboboxField
              label={words.teacher}
              value={{ value: '1', label: words.chosen, kind: 'person' }}
              onChange={() => {}}
              query={(text) => teachersQuery(language, text, 'at once')}
              error={words.wrong}
            />
          </Section>
          <Section name="MonthSwitch">
            <MonthSwitch label={words.classes} value={month} onChange={setMonth} max="2026-12" />
          </Section>
          <Section name="ConfirmDialog typed, error">
            <Confirmations words={words} language={language} />
          </Section>
        </Stack>
        <Stack gap="10">
          <Section name="BarChart">
            <Heading size="sm">{words.classes}</Heading>
            <BarChart label={words.classes} points={points.slice(0, 6)} />
            <BarChart
              label={words.classes}
              points={points}
              tone="accent"
              format={(value) => words.money(value * 125)}
            />
          </Section>
          <Section name="LineChart">
            <LineChart label={words.classes} points={points} />
          </Section>
        </Stack>
      </Grid>
    </QueryClientProvider>
  );
}
