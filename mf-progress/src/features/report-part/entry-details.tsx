import { Button, Flex, IconButton, Span, Stack, Text, TextAreaField, touch } from '@academy/shared-ui';
import { PlusIcon } from '@academy/shared-ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entry, MOST_COUNTED, MOST_NOTE, tags } from '#/api/entries.ts';

interface EntryDetailsProps {
  entry: Entry;
  disabled: boolean;
  onChange: (entry: Entry) => void;
}

/** Mistakes, their kinds, and a note: collapsed until somebody opens them. */
export function EntryDetails({ entry, disabled, onChange }: EntryDetailsProps) {
  const { t } = useTranslation('progress');
  const [wasFilled] = useState(
    entry.mistakes > 0 || entry.hesitations > 0 || entry.tags.length > 0 || Boolean(entry.note),
  );
  const [isOpened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpened) place.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus();
  }, [isOpened]);
  if (!isOpened && !wasFilled)
    return (
      <Button
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        css={{ [touch]: { minHeight: '11' } }}
        disabled={disabled}
        onClick={() => setOpened(true)}
      >
        {t('part.details')}
      </Button>
    );
  return (
    <Stack ref={place} gap="3">
      <Flex gap="4" flexWrap="wrap">
        {(['mistakes', 'hesitations'] as const).map((name) => (
          <Counter
            key={name}
            label={t(`part.${name}`)}
            value={entry[name]}
            disabled={disabled}
            onChange={(count) => onChange({ ...entry, [name]: count })}
          />
        ))}
      </Flex>
      <TagChoice chosen={entry.tags} disabled={disabled} onChange={(chosen) => onChange({ ...entry, tags: chosen })} />
      <TextAreaField
        label={t('part.note')}
        rows={2}
        maxLength={MOST_NOTE}
        readOnly={disabled}
        value={entry.note ?? ''}
        onChange={({ target }) => onChange({ ...entry, note: target.value === '' ? null : target.value })}
      />
    </Stack>
  );
}

interface TagChoiceProps {
  chosen: Entry['tags'];
  disabled: boolean;
  onChange: (tags: Entry['tags']) => void;
}

/** The kinds of mistakes. */
function TagChoice({ chosen, disabled, onChange }: TagChoiceProps) {
  const { t } = useTranslation('progress');
  const toggle = (tag: (typeof tags)[number]) =>
    onChange(chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]);
  return (
    <Flex role="group" aria-label={t('part.tags')} gap="2" flexWrap="wrap">
      {tags.map((tag) => (
        <Button
          key={tag}
          variant="outline"
          size="sm"
          borderRadius="full"
          fontWeight="normal"
          css={{ [touch]: { minHeight: '11' } }}
          aria-pressed={chosen.includes(tag)}
          disabled={disabled}
          onClick={() => toggle(tag)}
        >
          {t(`tag.${tag}`)}
        </Button>
      ))}
    </Flex>
  );
}

interface CounterProps {
  label: string;
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** A field for a small number with large buttons. */
function Counter({ label, value, disabled, onChange }: CounterProps) {
  const { t } = useTranslation('progress');
  return (
    <Flex role="group" aria-label={label} alignItems="center" gap="1">
      <Text fontSize="sm" color="fg.muted" marginInlineEnd="1">
        {label}
      </Text>
      <IconButton
        variant="outline"
        aria-label={t('part.less', { what: label })}
        disabled={disabled || value === 0}
        onClick={() => onChange(value - 1)}
      >
        <Span aria-hidden>−</Span>
      </IconButton>
      <Span role="status" minWidth="8" textAlign="center" fontVariantNumeric="tabular-nums">
        {value}
      </Span>
      <IconButton
        variant="outline"
        aria-label={t('part.more', { what: label })}
        disabled={disabled || value === MOST_COUNTED}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon size={16} />
      </IconButton>
    </Flex>
  );
}
