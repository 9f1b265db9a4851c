import type { Ref } from 'react';
import { renderList } from '../../render-list.ts';
import { Bar, Joint, Start, Zero } from './bar.tsx';
import { Group, Name, Opener } from './group.tsx';
import type { BridgeRow } from './rows.ts';

interface Drawing {
  place: (value: number) => number;
  cut: boolean;
}

interface RowProps extends Drawing {
  row: BridgeRow;
  /** The cell of its amount. */
  amount: Ref<HTMLTableCellElement> | undefined;
}

/** A total or a step of a bridge, with the parts of the step. */
export function Row({ row, amount, place, cut }: RowProps) {
  const { from, to, total, parts, planned } = row;
  return (
    <Group>
      <tr data-total={total && ''}>
        <th scope="row">{parts ? <Opener {...row} /> : <Name {...row} />}</th>
        <td>
          <svg aria-hidden="true">
            {total !== 'start' && <Joint x={place(from)} y1="-3" y2="24%" />}
            {total !== 'end' && <Joint x={place(to)} y1="76%" y2="103%" to={parts && 'next'} />}
            {parts && <Joint x={place(from)} y1="76%" y2="103%" to="parts" />}
            {from === to && !total && <Joint x={place(to)} y1="24%" y2="76%" />}
            <Bar row={row} place={place} cut={cut} />
            {place(0) > 0 && <Zero x={place(0)} />}
            {planned !== undefined && <Start x={place(planned)} />}
          </svg>
        </td>
        <td ref={amount} data-good={row.good}>
          {row.text}
        </td>
      </tr>
      {renderList(parts, (part) => (
        <Part part={part} place={place} cut={cut} />
      ))}
    </Group>
  );
}

function Part({ part, place, cut }: Drawing & { part: BridgeRow }) {
  return (
    <tr data-part="">
      <th scope="row">{part.label}</th>
      <td>
        <svg aria-hidden="true">
          <Joint x={place(part.from)} y1="-3" y2="30%" />
          <Joint x={place(part.to)} y1="70%" y2="103%" />
          <Bar row={part} place={place} cut={cut} />
          {place(0) > 0 && <Zero x={place(0)} />}
        </svg>
      </td>
      <td>{part.text}</td>
    </tr>
  );
}
