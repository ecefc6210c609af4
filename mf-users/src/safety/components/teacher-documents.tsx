import { Button, Card, EmptyState, ErrorState, PartSkeleton, Stack, Text } from '@academy/shared-ui';
import { FileTextIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentQueries } from '#/base/api/documents.ts';
import { Caution } from '#/base/components/caution.tsx';
import { DocumentForm } from './document-form.tsx';
import { DocumentRow } from './document-row.tsx';
import { documentsSize } from './documents-size.ts';

/** D145: the documents of a teacher; admins add and delete them. */
export function TeacherDocuments({ teacherId }: { teacherId: string }) {
  const { t, i18n } = useTranslation('users');
  const found = useQuery(documentQueries.of(teacherId));
  const [isAdding, setAdding] = useState(false);
  if (found.isPending) return <PartSkeleton size={documentsSize} />;
  if (!found.data) return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  const { data, missing, kinds, may } = found.data;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    missing.map((kind) => `\u2068${kind}\u2069`),
  );
  return (
    <Stack gap="4">
      <Caution>{missing.length > 0 && <Text>{t('documents.missing', { kinds: names })}</Text>}</Caution>
      {may.change && !isAdding && (
        <Button alignSelf="start" variant="outline" onClick={() => setAdding(true)}>
          {t('documents.add')}
        </Button>
      )}
      {isAdding && <DocumentForm teacherId={teacherId} kinds={kinds} onClose={() => setAdding(false)} />}
      {data.length === 0 ? (
        <EmptyState
          icon={<FileTextIcon size={22} />}
          title={t('documents.empty')}
          text={t(may.change ? 'documents.emptyAdmin' : 'documents.emptyOwn')}
        />
      ) : (
        <Card>
          <Stack as="ul" gap="5" listStyleType="none" aria-label={t('documents.title')}>
            {data.map((document) => (
              <DocumentRow key={document.id} document={document} mayChange={may.change} />
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
