import { useLanguage, useTranslation } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { useQuery } from '@academy/shared-auth/query';
import { Stack, Text } from '@academy/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Entry, type Kind, kinds, MOST_ENTRIES, type Range } from '#/api/entries.ts';
import { progressQueries } from '#/api/progress.ts';
import type { Structure } from '#/api/structure.ts';
import { AddEntry } from './add-entry.tsx';
import { DueBeside } from './due-beside.tsx';
import { EntryCard } from './entry-card.tsx';
import { changeOf } from './part-change.ts';

type Props = SlotProps<'class.report.part'> & { structure: Structure; entries: readonly Entry[] };

const newEntry = (kind: Kind, range: Range | null): Entry => ({
  kind,
  ...range,
  mistakes: 0,
  hesitations: 0,
  tags: [],
  note: null,
});

/** Entries of one kind differ only by their position. */
const keysOf = (entries: readonly Entry[]) =>
  entries.map(({ kind }, index) => `${kind} ${entries.slice(0, index).filter((each) => each.kind === kind).length}`);

export function EntryList({ studentId, isLocked, onChange, structure, entries }: Props) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { data: next } = useQuery(progressQueries.next(studentId));
  const [opened, setOpened] = useState<number | null>(null);
  const say = (changed: readonly Entry[]) =>
    onChange(changeOf({ structure, language, kindText: (kind) => t(`kind.${kind}`) }, changed));
  const sayFirst = useEffectEvent(() => entries.length > 0 && say(entries));
  useEffect(() => void sayFirst(), []);

  const replace = (index: number, entry: Entry | null) =>
    say(entries.flatMap((each, at) => (at !== index ? [each] : entry ? [entry] : [])));
  const add = (kind: Kind) => {
    const range = kind === 'reading' ? null : (next?.[kind] ?? null);
    if (!range) setOpened(entries.length);
    say([...entries, newEntry(kind, range)]);
  };
  const keys = keysOf(entries);
  const proposed = next?.new && !entries.some(({ kind }) => kind === 'new') ? newEntry('new', next.new) : null;
  const missing = kinds.filter((kind) => !proposed || kind !== 'new');
  return (
    <Stack as="section" gap="3" aria-label={t('part.title')}>
      <Text fontSize="sm" fontWeight="medium">
        {t('part.title')}
      </Text>
      {proposed && (
        <EntryCard
          entry={proposed}
          structure={structure}
          isProposed
          isLocked={isLocked}
          onEdit={() => {
            setOpened(0);
            say([proposed, ...entries]);
          }}
          onChange={(entry) => say([entry, ...entries])}
        />
      )}
      {entries.map((entry, index) => (
        <EntryCard
          key={keys[index]}
          entry={entry}
          structure={structure}
          isOpen={opened === index}
          isLocked={isLocked}
          onEdit={() => setOpened(opened === index ? null : index)}
          onChange={(changed) => replace(index, changed)}
          onRemove={() => {
            setOpened(null);
            replace(index, null);
          }}
        />
      ))}
      {entries.length < MOST_ENTRIES && (
        <AddEntry kinds={missing} proposals={next} structure={structure} disabled={isLocked} onAdd={add} />
      )}
      <DueBeside studentId={studentId} structure={structure} />
    </Stack>
  );
}
