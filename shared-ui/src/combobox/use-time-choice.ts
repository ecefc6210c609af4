import { isComposing, type useFieldValue } from '@academy/shared-ui';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, useState } from 'react';
import { type DayTime, quarters, readTime, timesFor, timeText } from './time-text.ts';

type State = UseComboboxState<DayTime>;

const { InputBlur, InputChange, InputClick, InputKeyDownArrowDown, InputKeyDownArrowUp, ToggleButtonClick } =
  useCombobox.stateChangeTypes;
const openings: string[] = [InputClick, InputKeyDownArrowDown, InputKeyDownArrowUp, ToggleButtonClick];

/** The start of the list while there is no time. */
const USUAL: DayTime = '12:00';

/** The last quarter that is not after the time. */
const placeOf = (time: DayTime | null): number => quarters.findLastIndex((each) => each <= (time ?? USUAL));

interface TimeChoice {
  /** The input's. */
  id: string;
  value: ReturnType<typeof useFieldValue>;
  language: string;
}

const readOrTyped = (typed: string): string => readTime(typed) ?? typed.trim();

/** Shows the highlighted option with times before and after it. */
function showAmid(option: HTMLElement): void {
  const list = option.parentElement;
  if (!list) return;
  const [of, inside] = [list.getBoundingClientRect(), option.getBoundingClientRect()];
  list.scrollTop += inside.top - of.top - (of.height - inside.height) / 2;
}

/** The logic of a time field without its look: typed text is the value as soon as it can be parsed. */
export function useTimeChoice({ id, value, language }: TimeChoice) {
  const [lastTyped, setTyped] = useState<string | null>(null);
  // Setting another value drops the text typed for the former one.
  const typed = lastTyped !== null && readOrTyped(lastTyped) === value.current ? lastTyped : null;
  const times = typed === null ? quarters : timesFor(typed);
  const reduce = (state: State, { type, changes }: UseComboboxStateChangeOptions<DayTime>): Partial<State> => {
    // Leaving the field does not choose the highlighted option.
    if (type === InputBlur) return { isOpen: false, highlightedIndex: -1 };
    if (type === InputChange) return { ...changes, highlightedIndex: 0 };
    if (state.isOpen || !openings.includes(type)) return type === InputClick ? { ...changes, isOpen: true } : changes;
    return { ...changes, isOpen: true, highlightedIndex: typed === null ? placeOf(readTime(value.current)) : 0 };
  };
  const combobox = useCombobox<DayTime>({
    id,
    inputId: id,
    items: [...times],
    itemToString: (time) => time ?? '',
    itemToKey: (time) => time,
    // Every choice counts as a change, even that of the present time.
    selectedItem: null,
    inputValue: typed ?? timeText(value.current, language),
    stateReducer: reduce,
    scrollIntoView: showAmid,
    onIsOpenChange: ({ type }) => {
      if (type === InputBlur) setTyped(null);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      setTyped(null);
      if (selectedItem) value.change(selectedItem);
    },
  });
  const type = (text: string) => {
    setTyped(text);
    value.change(readOrTyped(text));
  };
  const leave = () => {
    // An open list closes only when the mouse is up: until then it stays unchanged, so as not to cover what is clicked.
    if (!combobox.isOpen) setTyped(null);
    value.blur();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A closed list leaves Escape to the dialog around it, and Enter to the form; so does one without a choice.
    const isLeft = event.key === 'Escape' ? !combobox.isOpen : event.key === 'Enter' && times.length === 0;
    if (isLeft || (event.key === 'Enter' && isComposing(event.nativeEvent)))
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  return { ...combobox, times, isTyping: typed !== null, type, leave, onKeyDown };
}
