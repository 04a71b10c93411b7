/** How tests have the scheduled jobs of their backend run. */
export interface Jobs {
  /**
   * Runs a job, such as `moveVacancies`, and waits for its end.
   * @throws Error with the reason if it fails, or if there is no such job.
   */
  runJob: (name: string) => Promise<void>
  /**
   * For a poll: has a job run first, whose effects may take until another run, or a while.
   * @param read What is looked at then.
   */
  afterJob: <Found>(name: string, read: () => Promise<Found>) => () => Promise<Found>
}

/** @param controlUrl Of the lane's control port; ends in a slash. */
export function jobsOf(controlUrl: string): Jobs {
  async function runJob(name: string): Promise<void> {
    const response = await fetch(`${controlUrl}job`, { method: 'PUT', body: name })
    if (!response.ok) throw new Error(await response.text())
  }
  return {
    runJob,
    afterJob: (name, read) => async () => {
      await runJob(name)
      return read()
    },
  }
}
