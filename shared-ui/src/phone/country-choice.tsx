import { foldText } from '@academy/shared-auth/typed-text';
import { Button, Dialog, HStack, Ltr, Span, Stack, Text, TextField } from '@academy/shared-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../icons.ts';
import type { Country, CountryCode } from './phones.ts';
import { usePhones } from './use-phones.ts';

interface CountryChoiceProps {
  country: CountryCode | null;
  onChoose: (country: CountryCode) => void;
}

/** The code of the number's country: a button that opens the list of all. */
export function CountryChoice({ country, onChoose }: CountryChoiceProps) {
  const { t, i18n } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const phones = usePhones();
  const countries = useMemo(() => phones?.countriesIn(i18n.language) ?? [], [phones, i18n.language]);
  const chosen = countries.find(({ id }) => id === country);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outline"
        flexShrink="0"
        minWidth="6.5rem"
        paddingInline="2"
        aria-label={chosen ? t('phone.country', { country: `${chosen.name} +${chosen.code}` }) : t('phone.choose')}
        aria-haspopup="dialog"
        disabled={countries.length === 0}
        onClick={() => setOpen(true)}
      >
        <Span aria-hidden>{chosen?.flag ?? '🌐'}</Span>
        {chosen ? `+${chosen.code}` : '+'}
        <ChevronDownIcon size={16} aria-hidden />
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('phone.choose')}>
        <CountryList
          countries={countries}
          onChoose={(id) => {
            close();
            onChoose(id);
          }}
        />
      </Dialog>
    </>
  );
}

interface CountryListProps {
  countries: readonly Country[];
  onChoose: (country: CountryCode) => void;
}

/** The countries, searched by their names in both languages and by their codes. */
function CountryList({ countries, onChoose }: CountryListProps) {
  const { t } = useTranslation('ui');
  const [search, setSearch] = useState('');
  const wanted = foldText(search).trim();
  const found = countries.filter(({ searched }) => foldText(searched).includes(wanted));
  return (
    <Stack gap="2">
      <TextField
        type="search"
        label={t('phone.search')}
        labelHidden
        placeholder={t('phone.search')}
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = found;
          if (first && wanted) onChoose(first.id);
        }}
      />
      {found.length === 0 && <Text color="fg.muted">{t('phone.none')}</Text>}
      <Stack as="ul" gap="0" minHeight="16rem" listStyle="none">
        {found.map(({ id, code, flag, name }) => (
          <li key={id}>
            <Button variant="ghost" width="full" justifyContent="space-between" onClick={() => onChoose(id)}>
              <HStack gap="2" minWidth="0">
                <Span aria-hidden>{flag}</Span>
                <Span whiteSpace="normal" textAlign="start">
                  {name}
                </Span>
              </HStack>
              <Ltr>+{code}</Ltr>
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
