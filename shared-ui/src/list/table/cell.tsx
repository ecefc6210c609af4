import { Avatar, Badge, Box, chakra, HStack, OneLine, Span } from '@academy/shared-ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { CellLink } from '../cell-link.tsx';
import type { Column } from '../list-types.ts';
import { columnText, dayText, numberText } from '../state/column-text.ts';
import type { StatePart } from '../state/use-list.ts';

const ContactLink = chakra('a', {
  base: { borderRadius: 'control', _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

const nothing = (
  <Span color="fg.subtle" aria-hidden>
    —
  </Span>
);

type Texts = Pick<StatePart, 't' | 'language'>;

/** A row's cell in a column, with its note. A function, no component, because a screen has a hundred cells. */
export function cellOf<Row>(texts: Texts, column: Column<Row>, row: Row): ReactNode {
  const note = column.note?.(row);
  const value = plainCellOf(texts, column, row);
  if (!note) return value;
  return (
    <Box paddingBlock="2">
      {value}
      <Note>{note}</Note>
    </Box>
  );
}

/** Words below a value, on as many lines as they need. */
export const Note = ({ children }: { children: string }) => (
  <Span
    display="block"
    fontSize="xs"
    color="fg.muted"
    whiteSpace="normal"
    overflowWrap="anywhere"
    css={{ 'td &': { minWidth: '6rem' } }}
  >
    {children}
  </Span>
);

/** The cell without its note. */
export function plainCellOf<Row>(texts: Texts, column: Column<Row>, row: Row): ReactNode {
  const to = column.to?.(row);
  const content = contentOf(texts, column, row);
  return to ? <CellLink to={to}>{content}</CellLink> : content;
}

function contentOf<Row>({ t, language }: Texts, column: Column<Row>, row: Row): ReactNode {
  switch (column.kind) {
    case 'node':
      return column.value(row);
    case 'person': {
      const person = column.value(row);
      if (!person) return nothing;
      return (
        <HStack gap="3" minWidth="0">
          <Avatar person={person.id} name={person.name} image={person.image} size="sm" />
          <OneLine>{person.name}</OneLine>
        </HStack>
      );
    }
    case 'badge': {
      const badge = column.value(row);
      return badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : nothing;
    }
    case 'boolean': {
      const value = column.value(row);
      if (value === null || value === undefined) return nothing;
      return value ? t('list.yes') : <Span color="fg.muted">{t('list.no')}</Span>;
    }
    case 'number': {
      const value = column.value(row);
      return value === null || value === undefined ? nothing : numberText(value, language, column.decimals);
    }
    case 'date':
    case 'moment': {
      const iso = column.value(row) ?? '';
      const text = dayText(iso, language, column.kind === 'moment');
      return text ? <time dateTime={iso}>{text}</time> : nothing;
    }
    default:
      return writtenCell(column, row, language);
  }
}

/** Loaded with the first phone of a country; without it phones are shown as they are stored. */
const PhoneText = lazy(() =>
  import('@academy/shared-ui/phone').then(
    (module) => ({ default: module.PhoneText }),
    () => ({ default: ({ phone }: { phone: string }) => <>{phone}</> }),
  ),
);
const phoneOf = (text: string): ReactNode =>
  text.startsWith('+') ? (
    <Suspense fallback={text}>
      <PhoneText phone={text} />
    </Suspense>
  ) : (
    text
  );

const schemes: Record<string, string> = { email: 'mailto', phone: 'tel' };

function writtenCell<Row>(column: Column<Row>, row: Row, language: string): ReactNode {
  const text = columnText(column, row, language);
  if (!text) return nothing;
  if (column.kind === undefined || column.kind === 'text') return <OneLine>{text}</OneLine>;
  const scheme = schemes[column.kind];
  return (
    <OneLine dir="ltr" title={text}>
      {scheme ? <ContactLink href={`${scheme}:${text}`}>{scheme === 'tel' ? phoneOf(text) : text}</ContactLink> : text}
    </OneLine>
  );
}
