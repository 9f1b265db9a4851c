import type { MoveSpendBlock } from '../../schema/generated/types.ts';
import { fillOf, lookOf } from '../ui/charts/hatch.tsx';
import { Legend, outlineLook } from '../ui/charts/legend.tsx';
import { decimalsOf, percent } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { BarTable } from '../ui/charts/tables/bar-table.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { describeFigure } from '../ui/controls/describe-figure.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { renderList } from '../ui/render-list.ts';
import { Section } from '../ui/section.tsx';
import { Announcement } from '../ui/status.tsx';
import { Controls, useMove } from './controls.tsx';
import { costOf, type MovedChannel, moveSpend, outcomeOf } from './spend.ts';

/** The cost and wins of marketing channels, between which the visitor moves spend. */
export default function MoveSpend(block: MoveSpendBlock) {
  const numbers = useNumbers();
  const { id, heading, lead, title, channels, move, fixed = 0, margin, unchanged, legend } = block;
  const { chosen, frame, read } = useMove(block);
  const moved = moveSpend(channels, chosen);
  const now = outcomeOf(moved, fixed, margin);
  const start = outcomeOf(moveSpend(channels, { from: 0, to: 0, amount: 0 }), fixed, margin);
  const figures = (['wins', 'cost', 'payback'] as const).flatMap((name) => {
    const figure = block[name];
    if (!figure || (name === 'payback' && !margin)) return [];
    const shown = describeFigure(figure, now[name], start[name], { numbers, unchanged });
    return [{ name, shown }];
  });
  const values = Object.fromEntries(figures.map(({ name, shown }) => [name, shown.value]));
  const decimals = decimalsOf([...channels.map(({ spend }) => spend), move.amount.step]);
  const write = (value: number) => numbers.writeNumber(value, decimals, block);
  const writeRow = (channel: MovedChannel) => {
    const { wins } = channel;
    const { prefix, suffix, decimals = 0 } = block.cost;
    const cost =
      wins > 0
        ? numbers.writeNumber(costOf(channel, fixed / now.wins), decimals, { prefix, suffix })
        : '–';
    const writeWins = (count: number) =>
      numbers.writeNumber(count, block.wins.decimals ?? 0, block.wins);
    const isOne = !block.wins.decimals && writeWins(wins) === writeWins(1);
    return fillTemplate((isOne && block.rowForOne) || block.row, { wins: writeWins(wins), cost });
  };
  const widest = Math.max(...channels.map(({ spend }) => spend)) + move.amount.maximum;
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Panel {...block} figures={figures.map(({ shown }) => shown)}>
        <Controls block={block} chosen={chosen} frame={frame} read={read} />
        <BarTable>
          <caption className="visually-hidden">{title}</caption>
          <tbody>
            {renderList(moved, (channel) => (
              <tr>
                <th scope="row">
                  {channel.label}
                  <small>{writeRow(channel)}</small>
                </th>
                <td>
                  <svg aria-hidden="true">
                    <Spend {...channel} widest={widest} />
                  </svg>
                </td>
                <td>{write(channel.kept + channel.added)}</td>
              </tr>
            ))}
          </tbody>
        </BarTable>
        <Legend
          entries={[
            { label: legend.kept, fill: fillOf('actual') },
            { label: legend.added, fill: fillOf('forecast') },
            { label: legend.left, line: outlineLook },
          ]}
        />
      </Panel>
      <Announcement text={block.announcement} values={values} />
    </Section>
  );
}

type SpendProps = Pick<MovedChannel, 'kept' | 'added' | 'left'> & { widest: number };

function Spend({ kept, added, left, widest }: SpendProps) {
  const bar = { y: '24%', height: '52%', rx: '2' };
  return (
    <>
      <rect {...bar} width={percent(kept / widest)} {...lookOf('actual')} />
      {added > 0 && (
        <rect
          {...bar}
          x={percent(kept / widest)}
          width={percent(added / widest)}
          {...lookOf('forecast')}
        />
      )}
      {left > 0 && (
        <rect {...bar} x={percent(kept / widest)} width={percent(left / widest)} {...outlineLook} />
      )}
    </>
  );
}
