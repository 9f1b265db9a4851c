import type { Environment } from '../../api/environment.ts';
import type { LeadStore } from '../../api/leads/lead-store.ts';
import type { ProofOfWork } from '../../api/requests/proof-of-work.ts';

/** The puzzles of forms. Their code is loaded only if they are switched on. */
export async function openProofOfWork(
  { proofOfWork, proofOfWorkSecret }: Pick<Environment, 'proofOfWork' | 'proofOfWorkSecret'>,
  store: Pick<LeadStore, 'countRequests'>,
): Promise<ProofOfWork | undefined> {
  if (!proofOfWork || proofOfWorkSecret === undefined) return undefined;
  const { createProofOfWork } = await import('../../api/requests/proof-of-work.ts');
  return createProofOfWork(proofOfWorkSecret, () => store.countRequests);
}
