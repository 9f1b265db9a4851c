/** A lead as a row. `channels` are separated by spaces. */
export type Row = readonly [
  id: string,
  kind: string,
  receivedAt: string,
  data: string,
  email: string,
  route: string | null,
  block: string | null,
  build: string | null,
  suspicion: string | null,
  token: string | null,
  confirmedAt: string | null,
  channels: string,
];
