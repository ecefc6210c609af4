import { Box, Center, chakra, Text } from '@academy/shared-ui';
import { type EntryFormState, Switch } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import type { NotificationSettings } from '#/account/api/notification-settings.ts';
import type { ChoicesValues } from './choices-schema.ts';

type Group = NotificationSettings['groups'][number];
type Register = EntryFormState<ChoicesValues>['form']['register'];

const channels = ['push', 'mail'] as const;
const Table = chakra('table', { base: { width: 'full', borderCollapse: 'collapse' } });
const Head = chakra('th', {
  base: {
    width: { base: '16', md: '24' },
    paddingBlockEnd: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    textAlign: 'center',
  },
});
const Row = chakra('tr', { base: { borderBlockStartWidth: '1px', borderColor: 'border' } });
const Name = chakra('th', { base: { textAlign: 'start', fontWeight: 'normal', paddingBlock: '2.5' } });
const Cell = chakra('td', { base: { textAlign: 'center', verticalAlign: 'middle' } });

/** One row for each group; fixed choices are shown in words. */
export function ChoiceTable({ groups, register }: { groups: readonly Group[]; register: Register }) {
  const { t } = useTranslation('users');
  return (
    <Table>
      <thead>
        <tr>
          <td />
          {channels.map((channel) => (
            <Head key={channel} scope="col">
              {t(`push.channel.${channel}`)}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <ChoiceRow key={group.key} group={group} register={register} />
        ))}
      </tbody>
    </Table>
  );
}

/** A group that a newer API adds is shown by its key. */
function ChoiceRow({ group, register }: { group: Group; register: Register }) {
  const { t } = useTranslation('users');
  const { key, fixed } = group;
  const name = t(`push.group.${key}.name`, { defaultValue: key });
  return (
    <Row>
      <Name scope="row">
        <Text fontWeight="medium">{name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {t(`push.group.${key}.text`, { defaultValue: '' })}
        </Text>
      </Name>
      {channels.map((channel) => (
        <Cell key={channel}>
          {fixed ? (
            <Box as="span" fontSize="sm" color="fg.muted">
              {t(group[channel] ? 'push.always' : 'push.never')}
            </Box>
          ) : (
            <Center as="label" minHeight="11" minWidth="11" cursor="pointer">
              <Switch aria-label={t(`push.by.${channel}`, { group: name })} {...register(`groups.${key}.${channel}`)} />
            </Center>
          )}
        </Cell>
      ))}
    </Row>
  );
}
