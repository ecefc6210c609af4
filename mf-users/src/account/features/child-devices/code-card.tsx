import { ApiError, useAcademyName, useSession, zoneFormat } from '@academy/shared-auth';
import { Box, Button, Card, Flex, FormError, Heading, HStack, Ltr, printSheet, Stack, Text } from '@academy/shared-ui';
import { PrinterIcon } from '@academy/shared-ui/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChildCode, type ChildDevices, childDevicesQuery, makeChildCode } from '#/account/api/child-devices.ts';

const HALF = 4;
/** As long as a code works. */
const LIFETIME_MS = 15 * 60_000;
/** The page learns so that another device has used the code. */
const WATCH_MS = 5000;

interface CodeCardProps {
  /** The child. */
  id: string;
  devices: ChildDevices['data'];
}

/** Makes a code and shows it until a device has used it; on paper only this is printed. */
export function CodeCard({ id, devices }: CodeCardProps) {
  const { t } = useTranslation('users');
  const making = useMutation({ mutationFn: () => makeChildCode(id) });
  const code = making.data;
  const isUsed = code !== undefined && devices.some(({ createdAt }) => isSince(createdAt, code));
  const isTooMany = making.error instanceof ApiError && making.error.status === 429;
  return (
    <Card as="section">
      <Stack gap="4">
        <Heading as="h2" size="sm">
          {t('childDevices.code.title')}
        </Heading>
        <Text color="fg.muted" _print={{ display: 'none' }}>
          {t('childDevices.code.text')}
        </Text>
        {making.isError && <FormError>{t(`childDevices.code.${isTooMany ? 'often' : 'failed'}`)}</FormError>}
        <p role="status">{isUsed && <span>{t('childDevices.code.used')}</span>}</p>
        {code && !isUsed && <Sheet key={code.code} id={id} code={code} />}
        <HStack gap="3" flexWrap="wrap">
          <Button
            variant={code && !isUsed ? 'outline' : 'solid'}
            loading={making.isPending}
            onClick={() => making.mutate()}
          >
            {t(code ? 'childDevices.code.again' : 'childDevices.code.make')}
          </Button>
          {code && !isUsed && (
            <Button variant="outline" onClick={() => void printSheet()}>
              <PrinterIcon size={18} aria-hidden />
              {t('childDevices.code.print')}
            </Button>
          )}
        </HStack>
      </Stack>
    </Card>
  );
}

/** A code has one use, so a device that is signed in after it was made has used it. */
const isSince = (createdAt: string, { until }: ChildCode): boolean =>
  Date.parse(createdAt) >= Date.parse(until) - LIFETIME_MS;

/** Whether the time is over, also after a sleep of the device. */
function useIsOver(until: string): boolean {
  const isOver = () => Date.parse(until) <= Date.now();
  const [over, setOver] = useState(isOver);
  useEffect(() => {
    const look = () => setOver(Date.parse(until) <= Date.now());
    const timer = setTimeout(look, Date.parse(until) - Date.now());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until]);
  return over;
}

/** The code as a picture and in letters, with what to do on the device. */
function Sheet({ id, code: { code, qr, until } }: { id: string; code: ChildCode }) {
  const { t, i18n } = useTranslation('users');
  const academy = useAcademyName();
  const zone = useSession(({ user }) => user?.timezone) ?? 'UTC';
  const isOver = useIsOver(until);
  useQuery({ ...childDevicesQuery(id), refetchInterval: isOver ? false : WATCH_MS });
  if (isOver) return <Text role="status">{t('childDevices.code.over')}</Text>;
  const time = zoneFormat(i18n.language, zone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }).format(
    Date.parse(until),
  );
  return (
    <Flex gap="6" flexWrap="wrap" alignItems="center">
      <Box padding="3" bg="white" borderRadius="control" borderWidth="1px" borderColor="border">
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
          alt={t('childDevices.code.picture')}
          width={192}
          height={192}
        />
      </Box>
      <Stack gap="3" flex="1 1 14rem" minWidth="0">
        <Text>{t('childDevices.code.scan')}</Text>
        <Text>{t('childDevices.code.type', { academy: `\u2068${academy}\u2069` })}</Text>
        <Text fontFamily="mono" fontSize="3xl" fontWeight="semibold">
          <Ltr>{`${code.slice(0, HALF)} ${code.slice(HALF)}`}</Ltr>
        </Text>
        <Text color="fg.muted">{t('childDevices.code.until', { time: `\u2068${time}\u2069` })}</Text>
      </Stack>
    </Flex>
  );
}
