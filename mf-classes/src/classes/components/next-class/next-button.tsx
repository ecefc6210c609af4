import { Box, Button, Flex, Text } from '@academy/shared-ui';
import { FileTextIcon, PencilIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassDetail } from '#/class/api/class-schema.ts';
import { joiningOf } from '#/class/components/joining.ts';
import { reportPlace } from '#/classes/components/class-actions.tsx';
import { JoinButton } from '#/classes/components/join-button.tsx';
import { nextStepOf } from './next-step.ts';

interface NextButtonProps {
  detail: ClassDetail;
  now: number;
  /** The other actions, beside the button. */
  menu: ReactNode;
  /** The class is part of another page: there is no link to its form. */
  isPart?: boolean;
}

/** On a phone the button fills the width beside the menu. */
const wideOnPhones = { '& > a, & > button:not([aria-haspopup])': { flex: { base: '1 1 auto', md: 'none' } } };

/** The one next step as a button, and the time from which or until which the class can be joined. */
export function NextButton({ detail, now, menu, isPart = false }: NextButtonProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const viewer = useViewer();
  const next = nextStepOf(detail, viewer, now);
  const step = isPart && next === 'edit' ? null : next;
  const joining = joiningOf(detail, viewer.id, now);
  const { opens_at, closes_at } = detail.join;
  const line = {
    before: t('join.from', { time: times.time(opens_at) }),
    open: t('join.until', { time: times.time(closes_at) }),
    joined: t('join.joined'),
    over: t('join.over', { time: times.time(closes_at) }),
    any: null,
    none: null,
  }[joining];
  const links = {
    report: { to: places.manage(detail.id), icon: <FileTextIcon aria-hidden />, label: t('action.report') },
    readReport: { to: reportPlace(detail, viewer), icon: <FileTextIcon aria-hidden />, label: t('action.viewReport') },
    edit: { to: places.edit(detail.id), icon: <PencilIcon aria-hidden />, label: t('details.edit') },
  };
  // A report that this page shows needs no link.
  const link = step && step !== 'join' && step !== 'leave' ? links[step] : null;
  const isHere = link?.to === places.details(detail.id);
  return (
    <Box display="flex" flexDirection="column" gap="2" alignItems={{ base: 'stretch', md: 'flex-end' }}>
      <Flex gap="2" flexWrap="wrap" justifyContent="flex-end" css={wideOnPhones}>
        {(step === 'join' || step === 'leave') && <JoinButton detail={detail} isJoined={step === 'leave'} />}
        {link && !isHere && (
          <Button asChild size="lg" variant={step === 'report' ? 'solid' : 'outline'}>
            <Link to={link.to}>
              {link.icon}
              {link.label}
            </Link>
          </Button>
        )}
        {menu}
      </Flex>
      {line && (
        <Text fontSize="sm" color="fg.muted" textAlign={{ base: 'start', md: 'end' }}>
          {line}
        </Text>
      )}
    </Box>
  );
}
