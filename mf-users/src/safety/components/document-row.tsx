import { Badge, Button, ConfirmDialog, Flex, Stack, Text, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteDocument, documentQueries, type StaffDocument } from '#/base/api/documents.ts';
import { useDayText } from '#/base/components/time/use-day-text.ts';

const tones = { to_come: 'neutral', valid: 'success', ending: 'warning', ended: 'danger' } as const;
const isolated = (text: string) => `\u2068${text}\u2069`;

/** A document with its days and its file. */
export function DocumentRow({ document, mayChange }: { document: StaffDocument; mayChange: boolean }) {
  const { t } = useTranslation('users');
  const day = useDayText();
  const [isDeleting, setDeleting] = useState(false);
  const { kind, number, issuedBy, from, until, file, state } = document;
  const facts = [
    number && t('documents.numberOf', { number: isolated(number) }),
    issuedBy && isolated(issuedBy),
    from && t('documents.since', { day: isolated(day(from)) }),
    until && t('documents.until', { day: isolated(day(until)) }),
  ].filter(Boolean);
  return (
    <Stack as="li" gap="2">
      <Flex gap="3" justifyContent="space-between" alignItems="flex-start">
        <Text fontWeight="medium" dir="auto" overflowWrap="anywhere">
          {kind}
        </Text>
        {state && <Badge tone={tones[state]}>{t(`documents.state.${state}`)}</Badge>}
      </Flex>
      {facts.length > 0 && (
        <Text fontSize="sm" color="fg.muted">
          {facts.join(' · ')}
        </Text>
      )}
      <Flex gap="2" flexWrap="wrap">
        {file && (
          <Button asChild variant="outline" size="sm">
            <a href={file.image_path} target="_blank" rel="noopener">
              {file.name ?? t('documents.file')}
            </a>
          </Button>
        )}
        {mayChange && (
          <Button variant="ghost" size="sm" onClick={() => setDeleting(true)}>
            {t('documents.delete.action')}
          </Button>
        )}
      </Flex>
      {isDeleting && <DeleteDialog document={document} onClose={() => setDeleting(false)} />}
    </Stack>
  );
}

function DeleteDialog({ document: { id, kind }, onClose }: { document: StaffDocument; onClose: () => void }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => deleteDocument(id),
    onSuccess: () => {
      onClose();
      toast.success(t('documents.delete.done'));
    },
    onSettled: () => client.invalidateQueries({ queryKey: documentQueries.all() }),
  });
  return (
    <ConfirmDialog
      open
      title={t('documents.delete.title', { kind: isolated(kind) })}
      description={t('documents.delete.text')}
      confirmLabel={t('documents.delete.action')}
      tone="danger"
      error={deletion.isError ? t('documents.failed') : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
