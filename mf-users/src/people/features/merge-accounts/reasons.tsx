import { List, ListItem, Stack, Text, TextLink } from '@academy/shared-ui';
import { useMoment } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import { listOfRole, places } from '#/base/components/people/places.ts';
import type { MergePreview, MergeReason } from '#/people/api/merge.ts';

/** Why two accounts cannot be merged now, with links to what is in the way. */
export function Reasons({ preview }: { preview: MergePreview }) {
  const { t } = useTranslation('users');
  return (
    <Caution>
      <Text fontWeight="medium">{t('merge.reasons.title')}</Text>
      {preview.reasons.map((reason) => (
        <Reason key={`${reason.reason} ${reason.of}`} reason={reason} preview={preview} />
      ))}
    </Caution>
  );
}

function Reason({ reason: { reason, of, classes }, preview }: { reason: MergeReason; preview: MergePreview }) {
  const { t } = useTranslation('users');
  const moment = useMoment();
  const people = (['kept', 'gone'] as const).filter((side) => of === side || of === 'both');
  return (
    <Stack gap="1">
      <Text>{t(`merge.reasons.${reason}`)}</Text>
      <List>
        {classes.map(({ id, starts_at }) => (
          <ListItem key={id}>
            <TextLink to={places.classOf(id)}>{moment(Date.parse(starts_at))}</TextLink>
          </ListItem>
        ))}
        {classes.length === 0 &&
          people.map((side) => (
            <ListItem key={side}>
              <TextLink to={places.person(listOfRole(preview[side].role), preview[side].id)}>
                {t(`merge.column.${side}`)}: {preview[side].name}
              </TextLink>
            </ListItem>
          ))}
      </List>
    </Stack>
  );
}
