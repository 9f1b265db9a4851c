import { useState } from 'react';
import { styled } from 'styled-components';
import type { HeadcountDashboardBlock, HiringTimeline } from '../../schema/generated/types.ts';
import { FigureSummary } from '../ui/charts/figure-summary.tsx';
import { Panel } from '../ui/charts/panel.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { InlineText } from '../ui/inline-text.tsx';
import { renderList } from '../ui/render-list.ts';
import { Section } from '../ui/section.tsx';
import { Status } from '../ui/status.tsx';
import { ToggleGroup } from '../ui/toggle-group.tsx';
import { costIn, type HeadcountView, totalsOf } from './headcount.ts';
import { HeadcountTable } from './table.tsx';

/** The views, from left to right. The first is shown first. */
const viewNames: readonly HeadcountView[] = ['headcount', 'cost'];

const Note = styled.p`
  margin-top: 0.875rem;
  color: var(--color-text-third);
`;

const Timeline = styled.div`
  h3 {
    margin-bottom: 0.75rem;
    font-size: 1rem;
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: 1rem;
    align-items: baseline;
    padding-block: 0.5rem;
    border-top: 1px solid var(--color-text);
  }

  span {
    color: var(--color-text-second);
  }

  strong {
    font-size: 1rem;
  }

  > p {
    margin-top: 0.75rem;
    color: var(--color-text-third);
  }

  /* Large text on a phone. */
  @container (max-width: 14rem) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @container (min-width: 36rem) {
    li {
      grid-template-columns: 1fr auto;
    }

    span {
      grid-column: 1 / -1;
    }
  }
`;

const Steps = styled.ol`
  display: grid;

  @container (min-width: 36rem) {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    gap: 1.5rem;
  }
`;

/** The team by department, in people or in cost. */
export default function HeadcountDashboard(block: HeadcountDashboardBlock) {
  const { writeChange, writeNumber } = useNumbers();
  const { id, heading, lead, views, summary, timeline } = block;
  const [chosen, setChosen] = useState<HeadcountView>();
  const view = chosen ?? 'headcount';
  const { title, label, note } = views[view];
  const { current, planned, growth, cost } = totalsOf(block.departments);
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Panel
        owner={block.owner}
        period={block.period}
        title={title}
        below={timeline && <Hires {...timeline} />}
        aside={
          <>
            <div>
              <ToggleGroup
                label={block.switchLabel}
                options={viewNames.map((value) => ({ value, label: views[value].label }))}
                selected={view}
                onSelect={setChosen}
              />
              {note && <Note>{note}</Note>}
            </div>
            <FigureSummary
              figures={[
                { ...summary.current, value: writeNumber(current, 0) },
                { ...summary.planned, value: writeNumber(planned, 0) },
                { ...summary.growth, value: writeChange(growth, 0) },
                { ...summary.cost, value: writeNumber(...costIn(cost, block.unit), block) },
              ]}
            />
          </>
        }
      >
        <HeadcountTable block={block} view={view} />
      </Panel>
      <Status>{chosen && `${label}: ${title}`}</Status>
    </Section>
  );
}

function Hires({ heading, steps, note }: HiringTimeline) {
  return (
    <Timeline>
      <h3>{heading}</h3>
      <Steps role="list">
        {renderList(steps, ({ when, hires, cost }) => (
          <li>
            <span>{when}</span>
            <strong>{hires}</strong>
            <strong>{cost}</strong>
          </li>
        ))}
      </Steps>
      {note && (
        <p>
          <InlineText text={note} />
        </p>
      )}
    </Timeline>
  );
}
