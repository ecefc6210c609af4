import type { SettingGroupWords } from '@academy/shared-auth/contract';
import { ConfirmDialog } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { type BaseSyntheticEvent, type ReactNode, useState } from 'react';
import type { Setting } from '#/office/api/settings.ts';
import type { SettingValues } from './settings-schema.ts';

interface ConfirmedChange {
  /** The check after a click on Save: it asks first if a changed setting needs a confirmation. */
  before: (entry: EntryFormState<SettingValues>) => EntryFormState<SettingValues>['submit'];
  dialog: ReactNode;
}

/** A setting needs a confirmation if its words contain a question and its change affects something. */
export function useConfirmedChange(stored: readonly Setting[], items: SettingGroupWords['items']): ConfirmedChange {
  const [asked, setAsked] = useState<{ key: string; go: () => void } | null>(null);
  const question = asked && items[asked.key]?.confirm;
  return {
    before: (entry) => async (event?: BaseSyntheticEvent) => {
      event?.preventDefault();
      const values = entry.form.getValues();
      const changed = stored.find(({ key, value, confirm }) => confirm && items[key]?.confirm && values[key] !== value);
      // Errors come first: nobody confirms values that cannot be saved.
      if (!changed || !(await entry.form.trigger())) return entry.submit(event);
      setAsked({ key: changed.key, go: () => void entry.submit() });
    },
    dialog: asked && question && (
      <ConfirmDialog
        open
        title={question.title}
        description={question.text}
        confirmLabel={question.action}
        onConfirm={() => {
          setAsked(null);
          asked.go();
        }}
        onCancel={() => setAsked(null)}
      />
    ),
  };
}
