import { CheckboxField, SelectField, Text, TextAreaField, toast } from '@academy/shared-ui';
import { EntryForm, type EntryFormState, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { consentQueries, type LegalText } from '#/account/api/consents.ts';
import { type LegalKind, legalKinds } from '#/base/api/legal-kinds.ts';
import { publishText } from '#/office/api/legal-texts.ts';
import { type LegalTextValues, legalTextSchema, MOST } from './legal-text-schema.ts';

const TEXTS = '/dashboard/legal-texts';
const ROWS = 12;

interface LegalTextFieldProps {
  language: 'en' | 'ar';
  entry: EntryFormState<LegalTextValues>;
}

function LegalTextField({ language, entry }: LegalTextFieldProps) {
  const { t } = useTranslation('users');
  return (
    <TextAreaField
      label={t(`legalTexts.form.${language}`)}
      lang={language}
      dir={language === 'en' ? 'ltr' : 'rtl'}
      rows={ROWS}
      style={{ textAlign: 'start' }}
      maxLength={MOST}
      {...entry.field(language)}
    />
  );
}

/** A new version of a text, which starts with the current one. */
export function LegalTextForm({ texts }: { texts: readonly LegalText[] }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const currentOf = (kind: LegalKind) => texts.find((text) => text.kind === kind);
  const nextOf = (kind: LegalKind) => (currentOf(kind)?.version ?? 0) + 1;
  const first = legalKinds[0];
  const entry = useEntryForm({
    namespace: 'users',
    schema: legalTextSchema,
    defaults: {
      kind: first,
      opensChats: currentOf('monitoring')?.opensChats ?? false,
      en: currentOf(first)?.text.en ?? '',
      ar: currentOf(first)?.text.ar ?? '',
    },
    send: async ({ kind, en, ar, opensChats }) => {
      const about = kind === 'monitoring' ? { opensChats } : {};
      await publishText({ kind, version: nextOf(kind), text: { en, ar }, ...about });
      await client.invalidateQueries({ queryKey: consentQueries.allTexts() });
    },
    onSaved: () => toast.success(t('legalTexts.publish.done')),
    paths: { 'text.en': 'en', 'text.ar': 'ar' },
    whole: { conflict: 'legalTexts.form.conflict' },
  });
  const { form } = entry;
  const begin = (kind: LegalKind) => {
    for (const language of ['en', 'ar'] as const)
      if (!form.getFieldState(language).isDirty)
        form.resetField(language, { defaultValue: currentOf(kind)?.text[language] ?? '' });
  };
  const kind = form.watch('kind');
  const { onChange, ...kindField } = entry.field('kind');
  return (
    <EntryForm entry={entry} submitLabel={t('legalTexts.publish.action')} savedTo={TEXTS} cancelTo={TEXTS}>
      <SelectField
        label={t('legalTexts.column.kind')}
        options={legalKinds.map((value) => ({ value, label: t(`consents.kind.${value}`) }))}
        {...kindField}
        onChange={(event) => {
          begin(event.target.value as LegalKind);
          return onChange(event);
        }}
      />
      <Text fontSize="sm" color="fg.muted">
        {t('legalTexts.publish.next', { version: nextOf(kind) })}
      </Text>
      <LegalTextField language="en" entry={entry} />
      <LegalTextField language="ar" entry={entry} />
      {kind === 'monitoring' && (
        <CheckboxField label={t('legalTexts.form.opensChats')} {...entry.field('opensChats')} />
      )}
    </EntryForm>
  );
}
