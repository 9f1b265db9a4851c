import { type RefObject, useId } from 'react';
import { styled } from 'styled-components';
import type { MoveSpendBlock } from '../../schema/generated/types.ts';
import { Slider } from '../ui/controls/slider.tsx';
import { startOf } from '../ui/controls/start-of.ts';
import { useControls } from '../ui/controls/use-controls.ts';
import { Choice, Label } from '../ui/forms/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { renderList } from '../ui/render-list.ts';
import type { Move } from './spend.ts';

/** Returns the visitor's choice: how much spend moves from which channel to which. */
export function useMove({ channels, move }: Pick<MoveSpendBlock, 'channels' | 'move'>) {
  const placeOf = (name: string) => channels.findIndex(({ label }) => label === name);
  const start: Move = {
    from: placeOf(move.fromChannel),
    to: placeOf(move.toChannel),
    amount: startOf(move.amount),
  };
  return useControls(start, readMove, [channels, move]);
}

function readMove(frame: HTMLDivElement, previous: Move): Move {
  const [from, to] = frame.querySelectorAll('select');
  const amount = frame.querySelector('input');
  if (!from || !to || !amount) return previous;
  // The two channels must differ, so the other one takes this one's previous value.
  if (from.selectedIndex === to.selectedIndex) {
    if (from.selectedIndex === previous.from) from.selectedIndex = previous.to;
    else to.selectedIndex = previous.from;
  }
  return { from: from.selectedIndex, to: to.selectedIndex, amount: amount.valueAsNumber };
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.5rem 1rem;

  > :last-child {
    grid-column: 1 / -1;
  }

  label {
    display: block;
    margin-bottom: 0.25rem;
  }

  /* Names need the whole width. */
  @container (max-width: 20.5rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  @container (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.5fr);
    gap: 0.75rem 1.5rem;

    > :last-child {
      grid-column: auto;
    }
  }

  @media (scripting: none), print {
    display: none;
  }
`;

interface ControlsProps {
  block: MoveSpendBlock;
  chosen: Move;
  frame: RefObject<HTMLDivElement | null>;
  read: () => void;
}

/** The controls for source, target and amount. */
export function Controls({ block, chosen, frame, read }: ControlsProps) {
  const { channels, move } = block;
  const names = channels.map(({ label }) => label);
  return (
    <Frame ref={frame}>
      <ChannelChoice label={move.from} names={names} start={move.fromChannel} onChange={read} />
      <ChannelChoice label={move.to} names={names} start={move.toChannel} onChange={read} />
      <Slider slider={move.amount} name="amount" value={chosen.amount} onChange={read} />
    </Frame>
  );
}

interface ChannelChoiceProps {
  label: string;
  names: readonly string[];
  start: string;
  onChange: () => void;
}

function ChannelChoice({ label, names, start, onChange }: ChannelChoiceProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Choice>
        <select id={id} defaultValue={start} autoComplete="off" onChange={onChange}>
          {renderList(names, (name) => (
            <option>{name}</option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </Choice>
    </div>
  );
}
