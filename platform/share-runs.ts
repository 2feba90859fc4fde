/**
 * Runs `work` one at a time: a call made while a run is under way waits for the next run, which all such calls share.
 * So every caller gets a run that began after its call.
 */
export function shareRuns(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined

  function start(): Promise<void> {
    current = work().finally(() => (current = undefined))
    return current
  }

  return () => {
    if (!current) return start()
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
}
