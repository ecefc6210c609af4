import { Box, Flex, IconButton, Tooltip, touch } from '@academy/shared-ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Tool, toolGroups } from './editor-tools.ts';

export interface EditorToolbarProps {
  /** The id of the text that the tools change. */
  controls: string;
  /** The formats at the cursor, by Quill's names. */
  formats: Record<string, unknown>;
  onFormat: (name: string, value: unknown) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** One stop for the Tab key; the arrows move from tool to tool. */
export function EditorToolbar({ controls, formats, onFormat }: EditorToolbarProps) {
  const { t } = useTranslation('timeline');
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(toolGroups[0]?.[0]?.id);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = tools.indexOf(event.target as HTMLElement);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const moved = (at + (steps[event.key] ?? 0) * forward + tools.length) % tools.length;
    const next = { Home: 0, End: tools.length - 1 }[event.key] ?? moved;
    if (next === at) return;
    event.preventDefault();
    tools[next]?.focus();
  };
  return (
    <Flex
      ref={bar}
      role="toolbar"
      aria-label={t('editor.toolbar.label')}
      aria-controls={controls}
      onKeyDown={walk}
      flexWrap="wrap"
      gap="0.5"
      padding="1"
      borderBottomWidth="1px"
      borderColor="border"
    >
      {toolGroups.map((group) => (
        <Flex
          key={group[0]?.id}
          flexWrap="wrap"
          gap="0.5"
          paddingInlineEnd={{ base: '0', md: '1' }}
          marginInlineEnd={{ base: '0', md: '0.5' }}
          borderInlineEndWidth={{ base: '0', md: '1px' }}
          borderColor="border"
          _last={{ borderInlineEndWidth: '0' }}
        >
          {group.map((tool) => (
            <ToolButton
              key={tool.id}
              tool={tool}
              isOn={formats[tool.format] === tool.value}
              isStop={tool.id === stop}
              onFocus={() => setStop(tool.id)}
              onFormat={onFormat}
            />
          ))}
        </Flex>
      ))}
    </Flex>
  );
}

interface ToolButtonProps extends Pick<EditorToolbarProps, 'onFormat'> {
  tool: Tool;
  isOn: boolean;
  isStop: boolean;
  onFocus: () => void;
}

function ToolButton({ tool, isOn, isStop, onFocus, onFormat }: ToolButtonProps) {
  const { t } = useTranslation('timeline');
  const label = t(`editor.tool.${tool.id}`);
  return (
    <Tooltip label={label}>
      <IconButton
        size="sm"
        aria-label={label}
        aria-pressed={tool.isState ? isOn : undefined}
        aria-keyshortcuts={tool.keys}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        // A click on a tool must not remove the selection from the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onFormat(tool.format, tool.isState && isOn ? false : tool.value)}
        _pressed={{ bg: 'brand.subtle', color: 'brand.fg' }}
        css={{ [touch]: { minHeight: '10' } }}
      >
        <Box as="span" aria-hidden display="contents" css={tool.isMirrored ? mirrored : undefined}>
          <tool.Icon />
        </Box>
      </IconButton>
    </Tooltip>
  );
}

const mirrored = { _rtl: { '& svg': { transform: 'scaleX(-1)' } } };
