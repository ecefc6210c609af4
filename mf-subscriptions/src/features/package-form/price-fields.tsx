import { Box, Button, Grid, IconButton, Stack, Text, TextField } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { Controller, useFieldArray, useWatch } from '@academy/shared-ui/forms';
import { PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { CurrencyField } from '#/components/currency-field.tsx';
import { moneyText } from '#/components/money-text.ts';
import { noPrice, type PackageValues } from './package-schema.ts';

const columns = { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' };
const removable = { base: `${columns.base} auto`, md: `${columns.md} auto` };

interface PriceRowProps {
  entry: EntryFormState<PackageValues>;
  index: number;
  help: string | undefined;
  /** Null for the only price. */
  onRemove: (() => void) | null;
}

/** The currency and the amount of one price. */
function PriceRow({ entry, index, help, onRemove }: PriceRowProps) {
  const { t } = useTranslation('subscriptions');
  return (
    <Grid gap="3" alignItems="start" gridTemplateColumns={onRemove ? removable : columns}>
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Controller
          control={entry.form.control}
          name={`prices.${index}.currency`}
          render={({ field }) => (
            <CurrencyField
              {...field}
              ofCards
              label={t('packages.prices.currency', { number: index + 1 })}
              error={entry.errorAt(`prices.${index}.currency`)}
            />
          )}
        />
      </Box>
      <TextField
        label={t('packages.prices.amount', { number: index + 1 })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        help={help}
        {...entry.field(`prices.${index}.amount`)}
      />
      {onRemove && (
        <IconButton
          aria-label={t('packages.prices.remove', { number: index + 1 })}
          marginBlockStart="7"
          onClick={onRemove}
        >
          <TrashIcon />
        </IconButton>
      )}
    </Grid>
  );
}

/** The prices of a package, one per currency; buyers see the first one first. */
export function PriceFields({ entry }: { entry: EntryFormState<PackageValues> }) {
  const { t, i18n } = useTranslation('subscriptions');
  const { control } = entry.form;
  const prices = useWatch({ control, name: 'prices' });
  const leastText = (index: number) => {
    const { value = '', least = null } = prices[index]?.currency ?? {};
    return least === null ? undefined : t('packages.prices.least', { amount: moneyText(least, value, i18n.language) });
  };
  const { fields, append, remove } = useFieldArray({ control, name: 'prices' });
  return (
    <Box asChild>
      <fieldset>
        <Text as="legend" fontWeight="medium">
          {t('packages.prices.label')}
        </Text>
        <Text fontSize="sm" color="fg.muted" marginBlockEnd="3">
          {t('packages.prices.help')}
        </Text>
        <Stack gap="4" alignItems="stretch">
          {fields.map(({ id }, index) => (
            <PriceRow
              key={id}
              entry={entry}
              index={index}
              help={leastText(index)}
              onRemove={fields.length > 1 ? () => remove(index) : null}
            />
          ))}
          <Box>
            <Button variant="outline" onClick={() => append(noPrice)}>
              <PlusIcon aria-hidden />
              {t('packages.prices.add')}
            </Button>
          </Box>
        </Stack>
      </fieldset>
    </Box>
  );
}
