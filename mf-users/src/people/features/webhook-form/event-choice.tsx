import { Box, CheckboxField, FieldError, Grid, Stack, Text } from '@academy/shared-ui';
import { type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventGroup } from '#/people/api/webhooks.ts';
import { useWebhookWords } from '#/people/components/webhooks/webhook-words.ts';
import type { WebhookValues } from './webhook-schema.ts';

interface EventChoiceProps {
  entry: EntryFormState<WebhookValues>;
  groups: readonly EventGroup[];
}

/** The events of a webhook, by group. */
export function EventChoice({ entry, groups }: EventChoiceProps) {
  const { t } = useTranslation('users');
  const { eventOf, groupOf } = useWebhookWords();
  const wrongId = useId();
  const wrong = entry.errorAt('events');
  return (
    <FormSection title={t('webhooks.column.events')} text={t('webhooks.form.eventsText')}>
      <Box role="group" aria-label={t('webhooks.column.events')} aria-describedby={wrong ? wrongId : undefined}>
        <Grid gap="6" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          {groups.map(({ group, events }) => (
            <Box asChild key={group}>
              <fieldset>
                <Text as="legend" fontWeight="medium" marginBlockEnd="3">
                  {groupOf(group)}
                </Text>
                <Stack gap="3">
                  {events.map((event) => (
                    <CheckboxField
                      key={event}
                      label={eventOf(event)}
                      value={event}
                      {...entry.form.register('events')}
                    />
                  ))}
                </Stack>
              </fieldset>
            </Box>
          ))}
        </Grid>
        {wrong && <FieldError id={wrongId}>{wrong}</FieldError>}
      </Box>
    </FormSection>
  );
}
