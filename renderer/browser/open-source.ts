import { openPath, type SourcePlace } from '../dev/dev-paths.ts';

/** Dev only: opens a content file in the author's editor. Rejects with the reason if that fails. */
export async function openSource(place: SourcePlace): Promise<void> {
  const response = await fetch(openPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(place),
  });
  if (!response.ok) throw new Error(await response.text());
}
