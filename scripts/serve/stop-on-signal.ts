/** Lets the first signal that ends a process end this one, after `stop`. */
export function stopOnSignal(stop: (signal: string) => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await stop(signal);
      process.exit(0);
    });
  }
}
