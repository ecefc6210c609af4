import { requestKeys } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import type { BuilderValues } from '#/api/form-fields.ts';
import { changeForm, createForm, type Form, formQueries } from '#/api/forms.ts';
import { builderSchema, fieldsOf, valuesOf } from './builder-schema.ts';
import { useBuilderDraft } from './use-builder-draft.ts';
import { useRevision } from './use-revision.ts';

type Checked = Parameters<typeof fieldsOf>[0];
/** The schema, not the compiler, rejects a type that is not chosen yet. */
const schema = builderSchema as unknown as GenericSchema<BuilderValues, Checked>;

/** The values of a form that is built, with its draft, and the other version where somebody else has saved one. */
export function useFormBuilder(form: Form | undefined) {
  const { t } = useTranslation('forms');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const [defaults] = useState(() => valuesOf(form));
  const revision = useRevision(form);
  const entry = useEntryForm({
    namespace: 'forms',
    schema,
    defaults,
    whole: { 404: 'builder.gone', 409: 'builder.builtIn', outdated: 'builder.other.text' },
    send: async (checked) => {
      const fields = fieldsOf(checked);
      await (form
        ? revision.save(fields, (own, base) => changeForm(form.id, own, base))
        : createForm(fields, keyFor(fields)));
      await client.invalidateQueries({ queryKey: formQueries.all() });
    },
    onSaved: () => {
      draft.remove();
      toast.success(t(form ? 'builder.edited' : 'builder.added'));
    },
  });
  const draft = useBuilderDraft({ form: entry.form, formId: form?.id, defaults, revision });
  const saveOwn = () => {
    revision.accept();
    void entry.submit();
  };
  const take = (other: Form) => {
    revision.standOn(other.revision);
    draft.begin(valuesOf(other));
    entry.clearRejection();
  };
  return { entry, draft, revision, saveOwn, take };
}
