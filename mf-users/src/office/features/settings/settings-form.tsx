import { chakra, FormError, FormSkeleton, Grid, LeaveGuard, Stack, Text, TextLink } from '@academy/shared-ui';
import { RestoredDraft } from '@academy/shared-ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SettingGroup } from '#/office/api/settings.ts';
import { ChangesBar } from './changes-bar.tsx';
import { type DrawnGroup, drawnOf, groupsWith } from './drawn-groups.ts';
import { FirstStepsCard } from './first-steps-card.tsx';
import { GroupNav } from './group-nav.tsx';
import { ReachCard } from './reach-card.tsx';
import type { FindWords } from './setting-words.ts';
import { SettingsGroup } from './settings-group.tsx';
import { useFocusAfterChanges } from './use-focus-after-changes.ts';
import { useSettingsEntry } from './use-settings-entry.tsx';
import { useShowsWrong } from './use-shows-wrong.ts';

const Form = chakra('form');
const FORM = 'settings';
const columns = { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' };
/** An empty element for announcements takes no space. */
const unheardApart = { '& > :empty': { position: 'absolute' } };

/** What the address and the search show of the groups. */
function useShownGroups(drawn: readonly DrawnGroup[], all: readonly SettingGroup[]) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const given = params.get('group');
  const asked = given && [...all.map(({ key }) => key), 'reach', 'first-steps'].includes(given) ? given : null;
  const chosen = asked ?? drawn[0]?.key ?? '';
  const isSearching = search.trim() !== '';
  const open = (group: string) => {
    setSearch('');
    setParams({ group }, { replace: true, preventScrollReset: true });
  };
  const shown = isSearching ? groupsWith(drawn, search) : drawn.filter(({ key }) => key === chosen);
  return { asked, chosen, search, setSearch, isSearching, shown, open };
}

interface SettingsFormProps {
  groups: readonly SettingGroup[];
  find: FindWords;
}

/** All settings as one form: a list of groups, the chosen one or what a search finds, and one bar for all changes. */
export function SettingsForm({ groups, find }: SettingsFormProps) {
  const { entry, stored, discard, dialog } = useSettingsEntry(groups, find);
  const drawn = drawnOf(stored, find);
  const { asked, chosen, search, setSearch, isSearching, shown, open } = useShownGroups(drawn, stored);
  const { dirtyFields, errors, isDirty, submitCount } = entry.form.formState;
  const isWrong = ({ settings }: SettingGroup) => settings.some(({ key }) => errors[key]);
  const wrong = shown.find(isWrong) ?? drawn.find(isWrong);
  const form = useShowsWrong(wrong ? { key: wrong.key, isShown: shown.some(isWrong) } : null, submitCount, open);
  const count = Object.keys(dirtyFields).length;
  const followFocus = useFocusAfterChanges(form, count > 0);
  const isChanged = ({ settings }: SettingGroup) => settings.some(({ key }) => dirtyFields[key]);
  return (
    <Stack gap="5">
      <Grid gap={{ base: '5', lg: '8' }} gridTemplateColumns={columns} alignItems="start">
        <GroupNav
          groups={drawn}
          chosen={isSearching ? null : chosen}
          isAsked={asked !== null}
          search={search}
          onSearch={setSearch}
          changed={drawn.filter(isChanged).map(({ key }) => key)}
        />
        <Form
          ref={form}
          id={FORM}
          noValidate
          onSubmit={entry.submit}
          onFocus={followFocus}
          display={{ base: isSearching || asked ? 'block' : 'none', lg: 'block' }}
          maxWidth="reading"
          minWidth="0"
        >
          <Stack gap="5" css={unheardApart}>
            <FormError>{entry.rejection}</FormError>
            {entry.draft.isRestored && <RestoredDraft onDiscard={discard} />}
            <Found groups={isSearching ? shown : null} />
            {!isSearching && <Back />}
            {shown.map((group) => (
              <SettingsGroup key={group.key} group={group} entry={entry} hasLogo={!isSearching} />
            ))}
            {!isSearching && <Other group={chosen} isWaiting={shown.length === 0} />}
          </Stack>
        </Form>
      </Grid>
      <ChangesBar form={FORM} count={count} isSubmitting={entry.isSubmitting} onDiscard={discard} />
      {isDirty && !entry.isSaved && <LeaveGuard active onLeave={entry.draft.remove} />}
      {dialog}
    </Stack>
  );
}

/** On a phone, the way back to the list of groups. */
function Back() {
  const { t } = useTranslation('users');
  return (
    <TextLink reach to="/dashboard/settings" display={{ lg: 'none' }} alignSelf="start" preventScrollReset>
      {t('settings.nav.all')}
    </TextLink>
  );
}

/** `groups`: null without a search. The element is here before its first words, which are announced then. */
function Found({ groups }: { groups: readonly DrawnGroup[] | null }) {
  const { t } = useTranslation('users');
  const count = groups?.reduce((sum, { settings }) => sum + settings.length, 0);
  return (
    <Text role="status" color="fg.muted">
      {count !== undefined && (count === 0 ? t('settings.search.none') : t('settings.search.found', { count }))}
    </Text>
  );
}

/** A group that has no settings; or the place of one whose words have not come yet. */
function Other({ group, isWaiting }: { group: string; isWaiting: boolean }) {
  if (group === 'reach') return <ReachCard />;
  if (group === 'first-steps') return <FirstStepsCard />;
  return isWaiting ? <FormSkeleton fields={4} /> : null;
}
