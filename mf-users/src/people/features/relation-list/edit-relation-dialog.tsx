import { Button, Dialog, FormError, Stack, toast } from '@academy/shared-ui';
import { useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeRelation, type Relation, relationQueries } from '#/people/api/relations.ts';
import { RelationFields } from '#/people/components/relation-fields.tsx';
import { relationFormSchema, relationRejections } from '#/people/components/relation-schema.ts';

interface EditRelationDialogProps {
  relation: Relation;
  onClose: () => void;
}

const person = (value: string, label: string, image: string | null) =>
  ({ value, label, image, kind: 'person' }) as const;

export function EditRelationDialog({ relation, onClose }: EditRelationDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const formId = useId();
  const entry = useEntryForm({
    namespace: 'users',
    schema: relationFormSchema,
    defaults: {
      user_id: person(relation.user_id, relation.user_name, relation.user_image),
      related_user_id: person(relation.related_user_id, relation.related_user_name, relation.related_user_image),
      relationship_type: relation.relationship_type,
    },
    texts: relationRejections,
    send: async (fields) => {
      await changeRelation(relation.id, fields);
      await client.invalidateQueries({ queryKey: relationQueries.all() });
    },
    onSaved: () => {
      toast.success(t('relations.edit.done'));
      onClose();
    },
  });
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('ui:dialog.cancel')}
      </Button>
      <Button type="submit" form={formId} loading={entry.isSubmitting}>
        {t('relations.edit.submit')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('relations.edit.title')}
      description={t('relations.edit.text')}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={entry.submit}>
        <Stack gap="5" css={{ '& > :empty': { position: 'absolute' } }}>
          <FormError>{entry.rejection}</FormError>
          <RelationFields entry={entry} />
        </Stack>
      </form>
    </Dialog>
  );
}
