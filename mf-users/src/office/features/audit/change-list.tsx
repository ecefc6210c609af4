import { Box, Span } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { AuditLine } from '#/office/api/audit.ts';

type Change = AuditLine['changes'][number];

/** A longer list shows the rest on request, unless the rest is one line. */
const SHOWN = 5;

/** The changes of an action, one line for each field. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('users');
  const shown = changes.length > SHOWN + 1 ? SHOWN : changes.length;
  const rest = changes.slice(shown);
  return (
    <Box
      fontSize="sm"
      whiteSpace="normal"
      overflowWrap="anywhere"
      paddingBlock={{ base: '1', md: '2' }}
      css={{ 'td &': { minWidth: '16rem', maxWidth: '30rem' } }}
    >
      {changes.slice(0, shown).map((change) => (
        <ChangeLine key={change.name} change={change} />
      ))}
      {rest.length > 0 && (
        <details>
          <summary>{t('audit.more', { count: rest.length })}</summary>
          {rest.map((change) => (
            <ChangeLine key={change.name} change={change} />
          ))}
        </details>
      )}
    </Box>
  );
}

function ChangeLine({ change: { name, before, after } }: { change: Change }) {
  const { t } = useTranslation('users');
  const value = (text: string | null) => `\u2068${text ?? t('audit.none')}\u2069`;
  return (
    <Span display="block">
      <Span color="fg.muted">{t('audit.field', { name: `\u2068${name}\u2069` })}</Span>{' '}
      <Span whiteSpace="pre-line">
        {before === null ? value(after) : t('audit.change', { before: value(before), after: value(after) })}
      </Span>
    </Span>
  );
}
