import { useTranslation } from '@academy/shared-auth';
import { Avatar, Badge, chakra, HStack, Span } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { CellLink } from '../cell-link.tsx';
import type { Column } from '../list-types.ts';
import { columnText, dayText, numberText } from './column-text.ts';

const Place = chakra('span', { base: { display: 'flex', minWidth: '0' } });
const Text = chakra('span', {
  base: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface LineProps {
  dir: 'auto' | 'ltr';
  title: string;
  children: ReactNode;
}

/** One line in its own direction, at the side where its column begins, cut at its own end where it does not fit. */
function Line(props: LineProps) {
  return (
    <Place>
      <Text {...props} />
    </Place>
  );
}

const ContactLink = chakra('a', {
  base: { borderRadius: 'control', _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

const nothing = (
  <Span color="fg.subtle" aria-hidden>
    —
  </Span>
);

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
}

/** What a row has in a column. */
export function Cell<Row>({ column, row }: CellProps<Row>): ReactNode {
  const to = column.to?.(row);
  const content = <CellContent column={column} row={row} />;
  return to ? <CellLink to={to}>{content}</CellLink> : content;
}

function CellContent<Row>({ column, row }: CellProps<Row>): ReactNode {
  const { t, i18n } = useTranslation('ui');
  switch (column.kind) {
    case 'node':
      return column.value(row);
    case 'person': {
      const person = column.value(row);
      if (!person) return nothing;
      return (
        <HStack gap="3" minWidth="0">
          <Avatar person={person.id} name={person.name} image={person.image} size="sm" />
          <Line dir="auto" title={person.name}>
            {person.name}
          </Line>
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
      return value === null || value === undefined ? nothing : numberText(value, i18n.language, column.decimals);
    }
    case 'date':
    case 'moment': {
      const iso = column.value(row) ?? '';
      const text = dayText(iso, i18n.language, column.kind === 'moment');
      return text ? <time dateTime={iso}>{text}</time> : nothing;
    }
    default:
      return <WrittenCell column={column} row={row} />;
  }
}

const schemes: Record<string, string> = { email: 'mailto', phone: 'tel' };

function WrittenCell<Row>({ column, row }: CellProps<Row>) {
  const { i18n } = useTranslation('ui');
  const text = columnText(column, row, i18n.language);
  if (!text) return nothing;
  if (column.kind === undefined || column.kind === 'text')
    return (
      <Line dir="auto" title={text}>
        {text}
      </Line>
    );
  const scheme = schemes[column.kind];
  return (
    <Line dir="ltr" title={text}>
      {scheme ? <ContactLink href={`${scheme}:${text}`}>{text}</ContactLink> : text}
    </Line>
  );
}
