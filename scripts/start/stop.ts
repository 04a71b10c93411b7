const stops: (() => Promise<unknown>)[] = []
let isStopping = false

/** Registers what must end with the process. Ctrl-C and `kill` run them, the latest first. */
export function onStop(stop: () => Promise<unknown>): void {
  stops.push(stop)
}

async function stopAll(): Promise<void> {
  if (isStopping) return
  isStopping = true
  for (const stop of stops.toReversed()) await stop().catch((failure) => process.stderr.write(`${failure}\n`))
  process.exit(0)
}

process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)
