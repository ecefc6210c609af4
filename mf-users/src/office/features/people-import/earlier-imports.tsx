import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, Heading, Stack } from '@academy/shared-ui';
import { UsersIcon, XIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  findImport,
  type ImportRow,
  importQueries,
  type PeopleImport,
  type UndoneImport,
  undoImport,
} from '#/office/api/imports.ts';
import { usePeopleText } from './use-people-text.ts';

const tones = { checked: 'neutral', applied: 'success', undone: 'warning' } as const;

function useImportColumns(): Column<ImportRow>[] {
  const { t } = useTranslation('users');
  const people = usePeopleText();
  return [
    { id: 'file', header: t('imports.list.file'), value: ({ file_name }) => file_name },
    {
      id: 'state',
      header: t('imports.list.state'),
      kind: 'badge',
      value: ({ state }) => ({ label: t(`imports.state.${state}`), tone: tones[state] }),
    },
    {
      id: 'people',
      inRow: 'line',
      header: t('imports.list.people'),
      value: (row) => people(row, row.rows, row.parents),
    },
    { id: 'author', inRow: 'line', header: t('imports.list.author'), value: ({ author }) => author.name },
    {
      id: 'created_at',
      inRow: 'line',
      header: t('imports.list.at'),
      kind: 'moment',
      value: ({ created_at }) => created_at,
    },
  ];
}

interface EarlierImportsProps {
  onShow: (found: PeopleImport) => void;
  onUndo: (undone: UndoneImport) => void;
}

/** The imports so far; those less than a day old can be undone. */
export function EarlierImports({ onShow, onUndo }: EarlierImportsProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const columns = useImportColumns();
  const [chosen, setChosen] = useState<ImportRow | null>(null);
  const undo = useMutation({
    mutationFn: (id: string) => undoImport(id),
    onSuccess: (undone) => {
      setChosen(null);
      onUndo(undone);
    },
    onSettled: () => client.invalidateQueries(),
  });
  const isLate = undo.error instanceof ApiError && undo.error.status === 409;
  const close = () => {
    undo.reset();
    setChosen(null);
  };
  const actions = (row: ImportRow) => [
    row.state === 'applied' && {
      label: t('imports.list.show'),
      icon: <UsersIcon />,
      onSelect: async () => onShow(await findImport(row.id)),
    },
    row.may.undo && {
      label: t('imports.undo.action'),
      icon: <XIcon />,
      tone: 'danger' as const,
      onSelect: () => setChosen(row),
    },
  ];
  return (
    <Stack gap="3">
      <Heading size="sm">{t('imports.list.title')}</Heading>
      <ListScreen
        name="imports"
        label={t('imports.list.title')}
        query={importQueries.list}
        columns={columns}
        search="none"
        rowKey={({ id }) => id}
        rowLabel={({ file_name }) => file_name}
        actions={actions}
        empty={{ icon: <UsersIcon size={22} />, title: t('imports.empty.title'), text: t('imports.empty.text') }}
      />
      <ConfirmDialog
        open={chosen !== null}
        title={t('imports.undo.title')}
        description={t('imports.undo.text')}
        confirmLabel={t('imports.undo.action')}
        tone="danger"
        error={undo.isError ? t(isLate ? 'imports.undo.late' : 'imports.failed') : null}
        pending={undo.isPending}
        onConfirm={() => chosen && undo.mutate(chosen.id)}
        onCancel={close}
      />
    </Stack>
  );
}
