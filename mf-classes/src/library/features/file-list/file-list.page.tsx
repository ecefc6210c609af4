import { localeOf } from '@academy/shared-auth';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { DownloadIcon, EyeIcon, FileTextIcon, LinkIcon } from '@academy/shared-ui/icons';
import { type Column, type Filter, ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { fileKinds, fileQueries, type ListedFile } from '#/library/api/files.ts';
import { fileKind, openingKey } from '#/library/components/files/file-kind.ts';
import { sizeText } from '#/library/components/files/file-rules.ts';
import { useFileViewer } from '#/library/components/files/use-file-viewer.tsx';

const placeOf: Record<ListedFile['kind'], (file: ListedFile) => string | null> = {
  material: ({ title }) => places.materialsCalled(title ?? ''),
  book: ({ place_id }) => places.book(place_id),
  assignment: ({ place_id }) => places.details(place_id),
  hand_in: ({ place_id }) => places.assignment(place_id),
  chat: ({ place_id }) => places.chat(place_id),
  other: () => null,
};
const tones = {
  material: 'success',
  book: 'brand',
  assignment: 'info',
  hand_in: 'accent',
  chat: 'neutral',
  other: 'neutral',
} as const;

function useFileTitle() {
  const { t } = useTranslation('classes');
  return ({ title, file }: ListedFile) => title ?? t(`fileList.untitled.${file.type}`);
}

function useColumns(): Column<ListedFile>[] {
  const { t, i18n } = useTranslation('classes');
  const titleOf = useFileTitle();
  const size = ({ file }: ListedFile) => sizeText(file.size, localeOf(i18n.language));
  return [
    { id: 'title', header: t('fileList.column.title'), value: titleOf },
    {
      id: 'kind',
      header: t('fileList.column.kind'),
      kind: 'badge',
      value: ({ kind }) =>
        kind === 'other'
          ? { label: t('fileList.untitled.other') }
          : { label: t(`fileList.kind.${kind}`), tone: tones[kind] },
    },
    { id: 'owner', header: t('fileList.column.owner'), kind: 'person', value: ({ owner }) => owner },
    {
      id: 'size',
      header: t('fileList.column.size'),
      kind: 'node',
      hideInCards: true,
      atEnd: true,
      value: size,
      text: size,
    },
    {
      id: 'created_at',
      header: t('fileList.column.added'),
      kind: 'date',
      value: ({ created_at }) => created_at,
    },
  ];
}

/** D65: every file that the viewer can open, in one list. */
export default function FileListPage() {
  const { t } = useTranslation('classes');
  const columns = useColumns();
  const titleOf = useFileTitle();
  const { open, viewer } = useFileViewer();
  const kind: Filter<'kind'> = {
    id: 'kind',
    label: t('fileList.column.kind'),
    kind: 'select',
    options: fileKinds.map((value) => ({ value, label: t(`fileList.kind.${value}`) })),
  };
  const actions = (row: ListedFile) => {
    const to = placeOf[row.kind](row);
    return [
      {
        label: t(openingKey(row.file)),
        icon: fileKind(row.file) === 'other' ? <DownloadIcon /> : <EyeIcon />,
        onSelect: () => open(row.file, titleOf(row)),
      },
      row.kind !== 'other' && to !== null && { label: t(`fileList.to.${row.kind}`), icon: <LinkIcon />, to },
    ];
  };
  return (
    <PageBody>
      <PageHeader title={t('fileList.header')} context={t('fileList.context')} />
      <ListScreen
        name="files"
        label={t('fileList.header')}
        search="all"
        query={fileQueries.list}
        columns={columns}
        filters={[kind]}
        rowKey={({ id }) => id}
        rowLabel={titleOf}
        rowTo={(row) => placeOf[row.kind](row)}
        actions={actions}
        csv={{ fileName: 'files.csv' }}
        empty={{
          icon: <FileTextIcon size={22} />,
          title: t('fileList.empty.title'),
          text: t('fileList.empty.text'),
        }}
      />
      {viewer}
    </PageBody>
  );
}
