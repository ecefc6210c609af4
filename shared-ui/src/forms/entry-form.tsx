import { useReturn } from '@academy/shared-auth/router';
import {
  Box,
  Button,
  chakra,
  FormActions,
  FormError,
  Grid,
  Heading,
  LeaveGuard,
  Stack,
  Text,
} from '@academy/shared-ui';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RestoredDraft } from './restored-draft.tsx';
import type { EntryFormState } from './use-entry-form.ts';

const Form = chakra('form');

interface EntryFormProps<Values extends FieldValues> {
  entry: EntryFormState<Values>;
  /** The verb of the action. */
  submitLabel: string;
  /** The page after saving; without it the form stays. */
  savedTo?: string;
  /** The location state for the page after saving: plain data. */
  savedState?: object | undefined;
  /** The page after cancelling; without it there is no such button. */
  cancelTo?: string;
  /** The location state for the page after cancelling. */
  cancelState?: object | undefined;
  /** Whether the actions stick above a phone's bottom bar: for a page that is one long form. */
  isPage?: boolean;
  children: ReactNode;
}

/** One column of fields on a card, with the actions at its end; leaving with unsaved text asks first. */
export function EntryForm<Values extends FieldValues>(props: EntryFormProps<Values>) {
  const { entry, submitLabel, savedTo, savedState, cancelTo, cancelState, isPage = true, children } = props;
  const { t } = useTranslation('ui');
  const leaveFor = useReturn();
  if (entry.isSaved && savedTo) return <Return to={savedTo} state={savedState} />;
  const cancel = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !cancelTo) return;
    event.preventDefault();
    void leaveFor(cancelTo, cancelState);
  };
  return (
    <Form noValidate onSubmit={entry.submit} css={card}>
      <Stack gap="6" css={unheardApart}>
        <FormError>{entry.rejection}</FormError>
        {entry.draft.isRestored && <RestoredDraft onDiscard={entry.draft.discard} />}
        {children}
        <FormActions isSticky={isPage}>
          {cancelTo && (
            <Button asChild variant="ghost">
              <Link to={cancelTo} state={cancelState} onClick={cancel}>
                {t('dialog.cancel')}
              </Link>
            </Button>
          )}
          <Button type="submit" loading={entry.isSubmitting}>
            {submitLabel}
          </Button>
        </FormActions>
      </Stack>
      {/* A page may have several forms, but a router asks only one guard: that of a form with unsaved text. */}
      {entry.form.formState.isDirty && !entry.isSaved && <LeaveGuard active onLeave={entry.draft.remove} />}
    </Form>
  );
}

/** Leaves the form for good: the Back button does not lead into it again. */
function Return({ to, state }: { to: string; state: object | undefined }) {
  const leaveFor = useReturn();
  useEffect(() => void leaveFor(to, state), [leaveFor, to, state]);
  return null;
}

interface FormSectionProps {
  title?: string;
  text?: string;
  /** Short fields side by side if there is space. */
  columns?: 1 | 2;
  children: ReactNode;
}

/** Fields that belong together, under a small caption. */
export function FormSection({ title, text, columns = 1, children }: FormSectionProps) {
  return (
    <Box as={title ? 'section' : 'div'}>
      {title && (
        <Heading as="h2" size="sm">
          {title}
        </Heading>
      )}
      {text && (
        <Text fontSize="sm" color="fg.muted" marginBlockStart="1">
          {text}
        </Text>
      )}
      <Grid
        gap="5"
        alignItems="start"
        marginBlockStart={title || text ? '4' : '0'}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: columns === 2 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
        }}
      >
        {children}
      </Grid>
    </Box>
  );
}

const card = {
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'card',
  '--card-padding': { base: 'spacing.4', md: 'spacing.5' },
  padding: 'var(--card-padding)',
};

/** An empty element for announcements takes no space. */
const unheardApart = { '& > :empty': { position: 'absolute' } };
