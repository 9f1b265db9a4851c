/** Beginnings of blocks that several examples share. */

/** A hero with a visual, whose other properties follow. */
export const heroWith = (kind: string, title: string): string => `- type: hero
  title: Sales
  visual:
    kind: ${kind}
    title: ${title}
`;

export const cashFlow = `- type: cash-flow-forecast
  heading: Six months of money
  title: Money, $K
  switchLabel: Scenario
  default: realistic
  opening: 100
  labels: { inflow: In, outflow: Out, balance: Left }
  summary:
    opening: { label: Before }
    inflow: { label: In }
    outflow: { label: Out }
    net: { label: Change }
    closing: { label: Left }
  compare: Compare all three
  scenarios:
`;

export const moveSpend = (amount: string): string => `- type: move-spend
  heading: Move
  title: Spend
  channels:
    - { label: Search, spend: 80, wins: 8, returns: 0.7 }
    - { label: Social, spend: 60, wins: 6, returns: 0.7 }
  move:
    from: From
    to: To
    fromChannel: Search
    toChannel: Social
    amount: ${amount}
  wins: { label: Customers }
  cost: { label: Cost }
  unchanged: As booked
  row: "{wins} customers"
  legend: { kept: Spent, added: Moved here, left: Moved away }
  announcement: "{wins} customers at {cost} each."
`;
