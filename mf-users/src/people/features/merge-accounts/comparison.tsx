import { chakra, Ltr, Text } from '@academy/shared-ui';
import { PhoneText } from '@academy/shared-ui/phone';
import { useMoment } from '@academy/shared-ui/restored';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import { zoneOption } from '#/base/components/time/time-zones.ts';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import {
  type Choices,
  type ChosenField,
  chosenFields,
  type MergedAccount,
  type MergePreview,
  mergeCounts,
  type Side,
} from '#/people/api/merge.ts';
import { SideChoice } from './side-choice.tsx';

const Table = chakra('table', { base: { width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' } });
const Head = chakra('th', {
  base: { textAlign: 'start', verticalAlign: 'bottom', fontWeight: 'medium', paddingBlock: '2', paddingInlineEnd: '3' },
});
const Row = chakra('tr', { base: { borderBlockStartWidth: '1px', borderColor: 'border' } });
const Name = chakra('th', {
  base: {
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'normal',
    fontSize: 'sm',
    color: 'fg.muted',
    paddingBlock: '2',
    paddingInlineEnd: '3',
  },
});
const Cell = chakra('td', {
  base: { verticalAlign: 'top', paddingBlock: '2', paddingInlineEnd: '3', overflowWrap: 'anywhere' },
});

const sides = ['kept', 'gone'] as const;

interface ComparisonProps {
  preview: MergePreview;
  choices: Choices;
  onChoose: (field: ChosenField, side: Side) => void;
}

/** Both accounts in a table: the values that can be chosen, and the numbers of what they have. */
export function Comparison({ preview, choices, onChoose }: ComparisonProps) {
  const { t } = useTranslation('users');
  const counted = mergeCounts.filter((name) => preview.kept.counts[name] + preview.gone.counts[name] > 0);
  return (
    <Table>
      <thead>
        <tr>
          <Head scope="col">
            <Text srOnly>{t('merge.column.what')}</Text>
          </Head>
          {sides.map((side) => (
            <Head key={side} scope="col">
              {t(`merge.column.${side}`)}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {chosenFields.map((field) => (
          <ChosenRow
            key={field}
            {...{ field, preview }}
            chosen={choices[field]}
            onChoose={(side) => onChoose(field, side)}
          />
        ))}
        <FactRows preview={preview} />
        {counted.map((name) => (
          <FactRow key={name} label={t(`merge.count.${name}`)} preview={preview} of={({ counts }) => counts[name]} />
        ))}
      </tbody>
    </Table>
  );
}

interface ChosenRowProps {
  field: ChosenField;
  preview: MergePreview;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** A value of which one stays: a choice where both accounts have different ones. */
function ChosenRow({ field, preview, chosen, onChoose }: ChosenRowProps) {
  const { t } = useTranslation('users');
  const { kept, gone } = preview;
  const isChoice = kept[field] !== null && gone[field] !== null && kept[field] !== gone[field];
  const label = t(`merge.field.${field}`);
  return (
    <Row>
      <Name scope="row">{label}</Name>
      {sides.map((side) => (
        <Cell key={side}>
          {isChoice ? (
            <SideChoice name={field} isChosen={chosen === side} onChoose={() => onChoose(side)}>
              <Value field={field} account={preview[side]} />
            </SideChoice>
          ) : (
            <Value field={field} account={preview[side]} />
          )}
        </Cell>
      ))}
    </Row>
  );
}

function Value({ field, account }: { field: ChosenField; account: MergedAccount }): ReactNode {
  const { t, i18n } = useTranslation('users');
  if (field === 'phone') return account.phone ? <PhoneText phone={account.phone} /> : '—';
  if (field === 'timezone') return zoneOption(account.timezone, i18n.language).label;
  if (field === 'name') return account.name;
  if (!account.email) return account.handle ? <Ltr>{account.handle}</Ltr> : '—';
  return (
    <>
      <Ltr>{account.email}</Ltr>
      {account.email_status !== 'verified' && (
        <Text fontSize="sm" color="fg.muted">
          {t(`emailStatus.${account.email_status ?? 'none'}`)}
        </Text>
      )}
    </>
  );
}

interface FactRowProps {
  label: string;
  preview: MergePreview;
  of: (account: MergedAccount) => ReactNode;
}

const FactRow = ({ label, preview, of }: FactRowProps) => (
  <Row>
    <Name scope="row">{label}</Name>
    {sides.map((side) => (
      <Cell key={side}>{of(preview[side])}</Cell>
    ))}
  </Row>
);

function FactRows({ preview }: { preview: MergePreview }) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const dayText = useDayText();
  const moment = useMoment();
  const used = ({ last_used_at }: MergedAccount) => (last_used_at ? moment(Date.parse(last_used_at)) : '—');
  const hasCode = preview.kept.code !== null || preview.gone.code !== null;
  return (
    <>
      <FactRow label={t('merge.field.role')} preview={preview} of={({ role }) => roleName(role)} />
      {hasCode && (
        <FactRow label={t('merge.field.code')} preview={preview} of={({ code }) => (code ? <Ltr>{code}</Ltr> : '—')} />
      )}
      <FactRow label={t('list.column.joined')} preview={preview} of={({ created_at }) => dayText(created_at)} />
      <FactRow label={t('merge.field.used')} preview={preview} of={used} />
      <FactRow label={t('merge.field.left')} preview={preview} of={(account) => account.remaining_classes} />
    </>
  );
}
