import { useLanguage } from '@academy/shared-auth';
import { Box, Button, FieldError, Grid, IconButton, Stack, Text, TextField } from '@academy/shared-ui';
import { PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { type Account, accountsOf, emptyAccount, textOfAccounts } from './accounts.ts';

interface AccountsSettingProps {
  label: string;
  help: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

/** Bank accounts by currency, each with bank and holder in both languages. */
export function AccountsSetting({ label, help, value, error, onChange }: AccountsSettingProps) {
  const { t } = useTranslation('users');
  const accounts = accountsOf(value);
  const store = (changed: readonly Account[]) => onChange(textOfAccounts(changed));
  const change = (at: number, account: Account) =>
    store(accounts.map((each, index) => (index === at ? account : each)));
  return (
    <Stack as="fieldset" gap="4" minWidth="0">
      <Box>
        <Text as="legend" fontSize="sm" fontWeight="medium">
          {label}
        </Text>
        {help && (
          <Text fontSize="sm" color="fg.muted">
            {help}
          </Text>
        )}
      </Box>
      {accounts.map((account, index) => (
        <AccountFields
          key={index}
          number={index + 1}
          account={account}
          onChange={(changed) => change(index, changed)}
          onRemove={() => store(accounts.filter((_, other) => other !== index))}
        />
      ))}
      {error && <FieldError id="bank-accounts-error">{error}</FieldError>}
      <Button variant="outline" alignSelf="start" onClick={() => store([...accounts, emptyAccount])}>
        <PlusIcon aria-hidden />
        {t('settings.accounts.add')}
      </Button>
    </Stack>
  );
}

interface AccountFieldsProps {
  number: number;
  account: Account;
  onChange: (account: Account) => void;
  onRemove: () => void;
}

const languages = ['en', 'ar'] as const;

function AccountFields({ number, account, onChange, onRemove }: AccountFieldsProps) {
  const { t } = useTranslation('users');
  const own = useLanguage();
  const name = t('settings.accounts.one', { number });
  const inOrder = own === 'ar' ? languages.toReversed() : languages;
  return (
    <Box role="group" aria-label={name} borderWidth="1px" borderColor="border" borderRadius="card" padding="4">
      <Grid gap="4" gridTemplateColumns={columns} alignItems="start">
        <TextField
          label={t('settings.accounts.currency')}
          hint={t('settings.accounts.currencyHint')}
          dir="ltr"
          maxLength={3}
          autoComplete="off"
          value={account.currency}
          onChange={({ target }) => onChange({ ...account, currency: target.value.toUpperCase() })}
        />
        <TextField
          label={t('settings.accounts.number')}
          dir="ltr"
          maxLength={60}
          autoComplete="off"
          value={account.number}
          onChange={({ target }) => onChange({ ...account, number: target.value })}
        />
        {(['bank', 'holder'] as const).map((part) =>
          inOrder.map((language) => (
            <TextField
              key={`${part}-${language}`}
              label={t(`settings.accounts.${part}.${language}`)}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              maxLength={100}
              autoComplete="off"
              value={account[part][language]}
              onChange={({ target }) =>
                onChange({ ...account, [part]: { ...account[part], [language]: target.value } })
              }
            />
          )),
        )}
      </Grid>
      <Box marginBlockStart="3">
        <IconButton aria-label={t('settings.accounts.remove', { name })} variant="ghost" onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </Box>
    </Box>
  );
}
