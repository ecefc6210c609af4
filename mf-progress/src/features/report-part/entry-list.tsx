import { useLanguage } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { Stack, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Direction, type Entry, type Kind, kinds, MOST_ENTRIES, newEntry } from '#/api/entries.ts';
import { progressQueries } from '#/api/progress.ts';
import type { Structure } from '#/api/structure.ts';
import { useKeptFocus } from '#/components/use-kept-focus.ts';
import { AddEntry } from './add-entry.tsx';
import { DueBeside } from './due-beside.tsx';
import { EntryCard } from './entry-card.tsx';
import { changeOf } from './part-change.ts';

type Props = SlotProps<'class.report.part'> & {
  structure: Structure;
  entries: readonly Entry[];
  isOpenedByButton: boolean;
};

/** H9: without a lesson, the direction follows from where the student is. */
const AN_NABA = 78;
const usualFrom = ({ surahFrom = 1 }: Entry): Direction => (surahFrom > AN_NABA ? 'descending' : 'ascending');

/** Entries of one kind differ only by their position. */
const keysOf = (entries: readonly Entry[]) =>
  entries.map(({ kind }, index) => `${kind} ${entries.slice(0, index).filter((each) => each.kind === kind).length}`);

/** Passes the entries to the form; they cannot be sent while a typed end is not an ayah of its surah. */
function useSaid({ structure, entries, onChange }: Pick<Props, 'structure' | 'entries' | 'onChange'>) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const [wrongEnds, setWrongEnds] = useState<readonly string[]>([]);
  const hasWrong = wrongEnds.length > 0;
  const say = (changed: readonly Entry[]) => {
    const change = changeOf({ structure, language, kindText: (kind) => t(`kind.${kind}`) }, changed);
    onChange({ ...change, isValid: change.isValid && !hasWrong });
  };
  const sayHeld = useEffectEvent(() => entries.length > 0 && say(entries));
  // biome-ignore lint/correctness/useExhaustiveDependencies: said at first, and again when it can or cannot be sent
  useEffect(() => void sayHeld(), [hasWrong]);
  const noteWrong = (name: string, isWrong: boolean) =>
    setWrongEnds((before) => [...before.filter((each) => each !== name), ...(isWrong ? [name] : [])]);
  return { say, noteWrong };
}

export function EntryList({ studentId, isLocked, onChange, structure, entries, isOpenedByButton }: Props) {
  const { t } = useTranslation('progress');
  const { data: next } = useQuery(progressQueries.next(studentId));
  /** The key of the entry whose range is open. */
  const [opened, setOpened] = useState<string | null>(null);
  const { say, noteWrong } = useSaid({ structure, entries, onChange });
  const focus = useKeptFocus(isOpenedByButton);

  const add = (kind: Kind) => {
    const range = next?.[kind] ?? null;
    const added = [...entries, newEntry(kind, range)];
    if (!range) setOpened(keysOf(added).at(-1) ?? null);
    say(added);
    focus.keep();
  };
  const proposed = next?.new && !entries.some(({ kind }) => kind === 'new') ? newEntry('new', next.new) : null;
  const cards = proposed ? [proposed, ...entries] : entries;
  const keys = keysOf(cards);
  const replace = (index: number, entry: Entry | null) =>
    say(cards.flatMap((each, at) => (at !== index ? (each === proposed ? [] : [each]) : entry ? [entry] : [])));
  const remove = (index: number) => {
    setOpened(null);
    replace(index, null);
    focus.keep();
  };
  const missing = kinds.filter((kind) => !proposed || kind !== 'new');
  return (
    <Stack as="section" ref={focus.part} tabIndex={-1} gap="3" aria-label={t('part.title')}>
      <Text fontSize="sm" fontWeight="medium">
        {t('part.title')}
      </Text>
      {cards.map((entry, index) => (
        <EntryCard
          key={keys[index]}
          entry={entry}
          structure={structure}
          usual={next?.direction ?? usualFrom(entry)}
          isProposed={entry === proposed}
          isOpen={opened === keys[index]}
          isLocked={isLocked}
          onEdit={() => setOpened(opened === keys[index] ? null : (keys[index] ?? null))}
          onChange={(changed) => replace(index, changed)}
          onWrong={(end, isWrong) => noteWrong(`${keys[index]} ${end}`, isWrong)}
          {...(entry === proposed ? {} : { onRemove: () => remove(index) })}
        />
      ))}
      {entries.length < MOST_ENTRIES && (
        <AddEntry
          ref={focus.adding}
          kinds={missing}
          proposals={next}
          structure={structure}
          disabled={isLocked}
          onAdd={add}
        />
      )}
      <DueBeside studentId={studentId} structure={structure} />
    </Stack>
  );
}
