import type { Channel } from '../../schema/generated/types.ts';
import { sum } from '../ui/charts/numbers.ts';

/** A move of spend between two channels, given by their indexes. */
export interface Move {
  from: number;
  to: number;
  amount: number;
}

/** A channel after a move, with the parts of its spend that stayed, were added and left. */
export interface MovedChannel {
  label: string;
  kept: number;
  added: number;
  left: number;
  wins: number;
}

/**
 * Moves spend, up to all there is. Wins follow the spend with diminishing returns, on a power curve
 * through the booked figures: wins × (new spend ÷ spend)^returns.
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

/** Returns what a win of one channel costs, which includes the same share of fixed costs for all wins. */
export function costOf({ kept, added, wins }: MovedChannel, fixedEach: number): number {
  return (kept + added) / wins + fixedEach;
}

/**
 * Returns all wins, the cost of one including fixed costs, and the months until its margin has paid
 * it back.
 */
export function outcomeOf(channels: readonly MovedChannel[], fixed = 0, margin = 1) {
  const wins = sum(channels.map((channel) => channel.wins));
  const spend = sum(channels.map(({ kept, added }) => kept + added));
  const cost = wins > 0 ? (spend + fixed) / wins : 0;
  return { wins, cost, payback: cost / margin };
}
