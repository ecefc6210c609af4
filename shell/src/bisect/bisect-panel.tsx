import { Box, Button, Flex, Heading, HStack, Ltr, Span, Stack, Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { registryStore } from '#/registry/registry-store.ts';
import { PLATFORM } from '#/routes/route-table.ts';
import { answer, type Bisect, isApplied, startBisect, stepOf, stopBisect, takeBack } from './bisect-state.ts';

interface PartProps {
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  return (
    <>
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        {text}
      </Text>
      <HStack flexWrap="wrap">{children}</HStack>
    </>
  );
}

/** Each on one line, in the direction of names. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <Flex as="span" display="inline-flex" flexWrap="wrap" columnGap="2" verticalAlign="top">
      {names.map((name) => (
        <Span key={name} whiteSpace="nowrap">
          <Ltr>{name}</Ltr>
        </Span>
      ))}
    </Flex>
  );
}

function Question({ bisect, back }: { bisect: Bisect; back: readonly string[] }) {
  const { t } = useTranslation('shell');
  const title = t('bisect.ask.title', { step: bisect.answers.length + 1 });
  return (
    <Part
      title={title}
      text={
        <>
          {t('bisect.ask.text')} <Names names={back} />
        </>
      }
    >
      <Button size="sm" onClick={() => answer(bisect, true)}>
        {t('bisect.ask.works')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => answer(bisect, false)}>
        {t('bisect.ask.broken')}
      </Button>
    </Part>
  );
}

/** The command that rolls a culprit back for everybody. */
function commandFor(name: string): string {
  const remote = registryStore.getState().current.remotes.find((one) => one.name === name);
  const short = name.replace(/^mf-/, '');
  return remote?.entry?.previousVersion ? `pnpm remote rollback ${short}` : `pnpm remote disable ${short} --now`;
}

function Culprits({ bisect, culprits }: { bisect: Bisect; culprits: readonly string[] }) {
  const { t } = useTranslation('shell');
  const names = culprits.map((name) => `${name}@${bisect.versions[name]}`).join(', ');
  return (
    <Part
      title={
        <>
          {t(culprits.length === 1 ? 'bisect.found.one' : 'bisect.found.several')} <Ltr>{names}</Ltr>
        </>
      }
      text={
        <>
          {t('bisect.found.text')} <Ltr>{culprits.map(commandFor).join(' · ')}</Ltr>
        </>
      }
    >
      {culprits.map((name) => (
        <Button key={name} asChild size="sm" variant="outline">
          <Link to={`${PLATFORM}?remote=${name}`}>
            {t('layout.platform.label')}: <Ltr>{name}</Ltr>
          </Link>
        </Button>
      ))}
    </Part>
  );
}

function Content({ bisect }: { bisect: Bisect }) {
  const { t } = useTranslation('shell');
  const registry = registryStore(({ current }) => current);
  const step = stepOf(bisect);
  if (!isApplied(bisect, registry))
    return (
      <Part title={t('bisect.changed.title')} text={t('bisect.changed.text')}>
        <Button size="sm" onClick={() => startBisect(registry)}>
          {t('bisect.changed.again')}
        </Button>
      </Part>
    );
  if (step.kind === 'ask') return <Question {...{ bisect }} back={step.back} />;
  if (step.kind === 'found') return <Culprits {...{ bisect }} culprits={step.culprits} />;
  return <Part title={t('bisect.none.title')} text={t('bisect.none.text')} />;
}

/**
 * Asks step by step whether the page works, with remotes switched back only in this browser, and names the one that
 * breaks it.
 */
export function BisectPanel({ bisect }: { bisect: Bisect }) {
  const { t } = useTranslation('shell');
  return (
    <Box
      as="section"
      aria-label={t('bisect.panel.label')}
      position="fixed"
      insetBlockEnd={{ base: 'calc(4.5rem + env(safe-area-inset-bottom))', lg: '5' }}
      insetInline="0"
      zIndex="bar"
      pointerEvents="none"
      _print={{ display: 'none' }}
    >
      <Stack
        gap="2"
        maxWidth="min(34rem, calc(100% - 2rem))"
        marginInline="auto"
        padding="4"
        pointerEvents="auto"
        bg="bg.raised"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="card"
        boxShadow="float"
      >
        <Content bisect={bisect} />
        <HStack
          flexWrap="wrap"
          justifyContent="flex-end"
          borderBlockStartWidth="1px"
          borderColor="border"
          marginBlockStart="1"
          paddingBlockStart="2"
        >
          {bisect.answers.length > 0 && (
            <Button size="sm" variant="ghost" onClick={() => takeBack(bisect)}>
              {t('bisect.panel.undo')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={stopBisect}>
            {t('bisect.panel.stop')}
          </Button>
        </HStack>
      </Stack>
    </Box>
  );
}
