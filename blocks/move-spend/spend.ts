import type { Channel } from '../../schema/generated/types.ts';
import { sum } from '../ui/charts/numbers.ts';

/** Places of channels in their list, and how much is moved between them. */
export interface Move {
  from: number;
  to: number;
  amount: number;
}

/** A channel after a move: what stays of its spend, what is added to it, and what has left it. */
export interface MovedChannel {
  label: string;
  kept: number;
  added: number;
  left: number;
  wins: number;
}

/**
 * Moves spend, at most what there is. Wins follow the spend with diminishing returns, by a power
 * curve through what was booked: wins × (new spend ÷ spend)^returns.
 */
export function moveSpend(channels: readonly Channel[], move: Move): MovedChannel[] {
  const amount = move.from === move.to ? 0 : Math.min(move.amount, channels[move.from]?.spend ?? 0);
  return channels.map(({ label, spend, wins, returns }, index) => {
    const left = index === move.from ? amount : 0;
    const added = index === move.to ? amount : 0;
    const now = spend - left + added;
    const grown = now > 0 ? wins * (now / spend) ** returns : 0;
    return { label, kept: spend - left, added, left, wins: grown };
  });
}

/** All wins, what one costs with what is fixed, and the months until its margin has paid for it. */
export function outcomeOf(channels: readonly MovedChannel[], fixed = 0, margin = 1) {
  const wins = sum(channels.map((channel) => channel.wins));
  const spend = sum(channels.map(({ kept, added }) => kept + added));
  const cost = wins > 0 ? (spend + fixed) / wins : 0;
  return { wins, cost, payback: cost / margin };
}
