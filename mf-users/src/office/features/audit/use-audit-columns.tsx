import type { Column } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import type { AuditLine } from '#/office/api/audit.ts';
import { ChangeList } from './change-list.tsx';

/** The action, its actor, the person, the time, and the changes. */
export function useAuditColumns(): Column<AuditLine>[] {
  const { t } = useTranslation('users');
  const personTo = (person: { id: string } | null | undefined) => (person ? places.person('all', person.id) : null);
  return [
    { id: 'what', header: t('audit.column.what'), value: ({ what }) => what },
    {
      id: 'actor',
      inRow: 'line',
      header: t('audit.column.actor'),
      value: ({ actor }) => actor?.name ?? t('audit.nobody'),
      to: ({ actor }) => personTo(actor),
      note: ({ key }) => (key ? t('audit.byKey', { name: `\u2068${key}\u2069` }) : null),
    },
    {
      id: 'about',
      // The line has no room for two names and the time.
      inRow: 'below',
      header: t('audit.column.about'),
      value: ({ about }) => about.map(({ name }) => name).join(t('audit.comma')) || null,
      to: ({ about }) => (about.length === 1 ? personTo(about[0]) : null),
    },
    { id: 'at', header: t('audit.column.at'), kind: 'moment', inRow: 'line', value: ({ at }) => at },
    {
      id: 'changes',
      header: t('audit.column.changes'),
      kind: 'node',
      inRow: 'below',
      value: ({ changes }) => (changes.length > 0 ? <ChangeList changes={changes} /> : null),
      text: ({ changes }) => changes.map(({ name }) => name).join(', '),
    },
  ];
}
