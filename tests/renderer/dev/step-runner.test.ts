import { expect, test, vi } from 'vitest';
import { createStepRunner } from '../../../renderer/dev/step-runner.ts';

test('every step that failed is tried again once another one succeeds', async () => {
  vi.mocked(console.error).mockReturnValue();
  const { run, failure } = createStepRunner();
  const broken = new Set(['code', 'pages']);
  const onFailure = vi.fn();
  const stepOf = (name: string) => async () => {
    if (broken.has(name)) throw new Error(`The ${name} cannot be read.`);
  };
  const code = stepOf('code');
  const pages = stepOf('pages');
  await run(code, onFailure);
  await run(pages, onFailure);
  expect(failure()?.text).toBe('The pages cannot be read.');
  broken.delete('pages');
  await run(pages, onFailure);
  await expect.poll(failure).toMatchObject({ text: 'The code cannot be read.' });
  broken.delete('code');
  await run(code, onFailure);
  expect(failure()).toBeUndefined();
  expect(onFailure).toHaveBeenCalledTimes(3);
  vi.mocked(console.error).mockClear();
});
